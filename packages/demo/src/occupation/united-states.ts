import { shares, skill, type OccupationProfile } from './profile.js';

/** Codes and titles are those of SOC 2018, without the hyphen. */
export const americanOccupations: readonly OccupationProfile[] = [
  {
    country: 'US',
    code: '351011',
    title: 'Chefs and Head Cooks',
    shape: 'hospitality',
    employed: 186_000,
    growth: 2.4,
    outlookGrowth: 1.1,
    median: 61_200,
    spread: [0.54, 0.73, 1.31, 1.6],
    industries: { '722511': 47, '312130': 0.5 },
    regions: { CA: 1.15, NY: 1.2 },
    Group: 'Food preparation and serving occupations',
    OtherNames: ['Executive chef', 'Sous chef'],
    Tasks: [
      'Planning menus and costing dishes',
      'Directing the cooks of a kitchen',
      'Buying ingredients and checking their quality',
      'Watching hygiene and stocks',
    ],
    Skills: [
      skill('Cooking', 'High', 'Most have worked at every station.'),
      skill('Leading people under pressure', 'High', 'Service takes a few hours a day.'),
      skill('Calculation of costs', 'Medium', 'Food and wages are most of what a kitchen costs.'),
    ],
    Qualifications: {
      TypicalEntry: 'Five years or more as a cook',
      Highest: shares({ 'High school or below': 48, 'Some college': 34, 'Bachelor or above': 18 }),
    },
    Demographics: { MedianAge: 39, FemaleShare: 23, PartTimeShare: 8, WeeklyHours: 46 },
    Analysis: {
      Overview:
        'Chefs and head cooks run kitchens: they plan what is cooked, buy for it and lead those who cook it.',
      Employment:
        'Two years of closed dining rooms drove many out of the occupation; it took three to bring the number back.',
      Earnings: 'Hotels and clubs pay best. The median hides long hours.',
      Outlook: 'Growth follows eating out, which follows incomes.',
    },
  },
  {
    country: 'US',
    code: '151252',
    title: 'Software Developers',
    shape: 'digital',
    employed: 1_655_000,
    growth: 3.6,
    outlookGrowth: 2.9,
    median: 138_600,
    spread: [0.58, 0.77, 1.25, 1.55],
    industries: { '513210': 14, '334413': 2.4, '513110': 0.3 },
    regions: { CA: 1.5, WA: 2.2, FL: 0.7 },
    Group: 'Computer occupations',
    OtherNames: ['Software engineer', 'Application developer'],
    Tasks: [
      'Finding out what users need',
      'Designing, writing and reviewing programs',
      'Testing and correcting faults',
      'Running what was built',
    ],
    Skills: [
      skill('Programming', 'High', 'In several languages over a career.'),
      skill('Analysis of systems', 'High', 'Faults lie between parts more often than in them.'),
      skill('Writing', 'Medium', 'Designs and reviews are read by others.'),
    ],
    Qualifications: {
      TypicalEntry: "Bachelor's degree",
      Highest: shares({
        "Bachelor's degree": 58,
        "Master's degree or above": 29,
        'Some college or below': 13,
      }),
    },
    Demographics: {
      MedianAge: 38,
      FemaleShare: 20,
      PartTimeShare: 3,
      SelfEmployedShare: 2,
      WeeklyHours: 42,
    },
    Analysis: {
      Overview:
        'Software developers design and write programs. **They work in every industry**, not only where software is sold.',
      Employment:
        'Hiring ran ahead of revenue for two years and was cut back after; growth has resumed more slowly.',
      Earnings:
        'Shares in the employer are not counted, and make up much of what the best paid receive.',
      EmployingIndustries:
        'Publishers of software are the largest employer of those shown here; services and finance employ more together.',
      Outlook:
        'Tools that write code change what juniors do first. Demand for those who decide what is built goes on growing.',
    },
  },
  {
    country: 'US',
    code: '532011',
    title: 'Airline Pilots, Copilots, and Flight Engineers',
    shape: 'travel',
    employed: 98_000,
    growth: 2.1,
    outlookGrowth: 1.6,
    median: 231_000,
    spread: [0.48, 0.7, 1.4, 1.72],
    industries: { '481111': 83 },
    Group: 'Air transportation workers',
    OtherNames: ['First officer', 'Captain'],
    Tasks: [
      'Flying aircraft by instruments and by sight',
      'Checking weather, weight and fuel',
      'Working with air traffic control',
      'Leading the crew in emergencies',
    ],
    Skills: [
      skill('Operation and control', 'High', 'Two of them at the controls, always.'),
      skill('Judgement', 'High', 'Weather and faults leave little time.'),
      skill('Communication', 'High', 'Phrases are fixed so that nothing is misheard.'),
    ],
    Qualifications: {
      TypicalEntry: "Bachelor's degree and 1,500 hours of flight",
      Licence: 'Airline transport pilot certificate',
    },
    Demographics: { MedianAge: 45, FemaleShare: 6, PartTimeShare: 5, WeeklyHours: 36 },
    Analysis: {
      Overview:
        'Airline pilots fly passengers and freight to a schedule. Seniority decides on aircraft, route and pay.',
      Employment:
        'Early retirements in the years of empty skies left airlines short when passengers came back.',
      Earnings: 'Contracts signed after the shortage raised the median faster than prices.',
      Outlook: 'The age limit and long training keep pilots scarce.',
    },
  },
];
