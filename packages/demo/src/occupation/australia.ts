import { shares, skill, type OccupationProfile } from './profile.js';

/** Codes and titles are those of OSCA 2024. */
export const australianOccupations: readonly OccupationProfile[] = [
  {
    country: 'AU',
    code: '372131',
    title: 'Carpenter and Joiner',
    shape: 'property',
    employed: 118_000,
    growth: 1.4,
    outlookGrowth: 1.9,
    median: 82_400,
    spread: [0.6, 0.78, 1.27, 1.58],
    industries: { '3011': 44 },
    regions: { QLD: 1.1, VIC: 1.05, NT: 0.8, ACT: 0.8 },
    related: ['381231'],
    Group: 'Construction trades workers',
    OtherNames: ['Formwork carpenter', 'Shopfitter', 'Framer'],
    Tasks: [
      'Reading plans and setting out the work',
      'Framing walls, floors and roofs',
      'Fitting doors, windows, stairs and cabinets',
      'Building and stripping formwork',
      'Choosing and ordering timber and fittings',
    ],
    Skills: [
      skill('Working with tools', 'High', 'Saws, nailers and levels are used all day.'),
      skill('Spatial thinking', 'High', 'Plans become frames without a drawing for each piece.'),
      skill('Arithmetic', 'Medium', 'Cuts, angles and quantities are worked out on site.'),
      skill('Dealing with customers', 'Low', 'Mostly on renovations.'),
    ],
    Qualifications: {
      TypicalEntry: 'Apprenticeship of four years',
      Licence: 'A builder licence for work on own account in most states',
      Highest: shares({
        'Certificate III or IV': 71,
        'Year 12 or below': 22,
        'Diploma or degree': 7,
      }),
    },
    Demographics: {
      MedianAge: 36,
      FemaleShare: 1.4,
      PartTimeShare: 9,
      SelfEmployedShare: 38,
      WeeklyHours: 43,
      AgeGroups: shares({
        '15 to 24': 21,
        '25 to 34': 26,
        '35 to 44': 22,
        '45 to 54': 18,
        '55 and over': 13,
      }),
    },
    Analysis: {
      Overview:
        'Carpenters and joiners build the frames of houses and fit what is made of timber in them. **Two in five work for themselves**, most often as subcontractors of builders.',
      Tasks: 'Work on site alternates with work in a joinery shop. Few do both.',
      Employment:
        'Employment follows the number of houses begun, with a lag of some months. It fell when interest rates rose, and has recovered since.',
      Earnings:
        'Piece rates on framing lift the earnings of the fastest quarter. Apprentices make up most of the lowest tenth.',
      Skills: 'Prefabricated frames ask for fewer cuts and for more accurate setting out.',
      Qualifications:
        'Completion of apprenticeships is the narrow gate: about half of those who begin finish.',
      Demographics:
        'The occupation is young and male. Those over fifty move to supervision or estimating.',
      EmployingIndustries:
        'House construction is the largest employer. The rest work on other buildings, in joinery shops and in shopfitting.',
      Regions:
        'Carpenters are where houses are built, most of all at the edges of the large cities.',
      Outlook:
        'A shortage of dwellings keeps demand up. Prefabrication slows the growth in numbers.',
    },
  },
  {
    country: 'AU',
    code: '381231',
    title: 'Electrician (General)',
    shape: 'steady',
    employed: 165_000,
    growth: 2.2,
    outlookGrowth: 2.8,
    median: 104_300,
    spread: [0.58, 0.77, 1.3, 1.66],
    industries: { '3011': 8, '0600': 3, '2619': 1.2 },
    regions: { WA: 1.25, QLD: 1.1, ACT: 0.85 },
    related: ['372131'],
    Group: 'Electrotechnology trades workers',
    OtherNames: ['Electrical fitter', 'Sparky'],
    Tasks: [
      'Installing wiring, switchboards and lighting',
      'Testing circuits and finding faults',
      'Connecting solar panels, batteries and chargers',
      'Certifying that work is safe',
    ],
    Skills: [
      skill('Fault finding', 'High', 'Most calls begin with something that does not work.'),
      skill('Knowledge of wiring rules', 'High', 'Every installation is certified.'),
      skill('Working at heights', 'Medium', 'Roofs and lines.'),
    ],
    Qualifications: {
      TypicalEntry: 'Apprenticeship of four years',
      Licence: 'An electrical licence in every state',
      Highest: shares({
        'Certificate III or IV': 79,
        'Year 12 or below': 11,
        'Diploma or degree': 10,
      }),
    },
    Demographics: {
      MedianAge: 36,
      FemaleShare: 2.6,
      PartTimeShare: 6,
      SelfEmployedShare: 22,
      WeeklyHours: 43,
    },
    Analysis: {
      Overview:
        'Electricians wire buildings, mines and power stations and keep them running. **No one may do the work without a licence.**',
      Employment:
        'Numbers grew through weak years too: rooftop solar and chargers made up for fewer houses.',
      Earnings:
        'Mines and power projects pay far above the median, often for work on rosters far from home.',
      EmployingIndustries:
        'Most work for electrical contractors. Mines and generators employ the best paid.',
      Outlook: 'The change of the power system needs more electricians than apprenticeships bring.',
    },
  },
  {
    country: 'AU',
    code: '631131',
    title: 'Sales Assistant (General)',
    shape: 'steady',
    employed: 561_000,
    growth: 0.6,
    outlookGrowth: 0.3,
    median: 54_900,
    spread: [0.68, 0.84, 1.16, 1.38],
    industries: { '4110': 38, '1214': 0.4 },
    related: ['713131'],
    Group: 'Sales assistants and salespersons',
    OtherNames: ['Shop assistant', 'Retail assistant'],
    Tasks: [
      'Helping customers to find and choose goods',
      'Taking payments and giving refunds',
      'Filling shelves and pricing goods',
      'Packing orders for collection and delivery',
    ],
    Skills: [
      skill('Dealing with customers', 'High', 'The work is done in front of them.'),
      skill('Use of point-of-sale systems', 'Medium', 'Payments, stock and orders.'),
      skill('Knowledge of products', 'Medium', 'More so in speciality shops.'),
    ],
    Qualifications: {
      TypicalEntry: 'No qualification; training on the job',
      Highest: shares({
        'Year 12 or below': 68,
        'Certificate III or IV': 17,
        'Diploma or degree': 15,
      }),
    },
    Demographics: {
      MedianAge: 25,
      FemaleShare: 61,
      PartTimeShare: 69,
      WeeklyHours: 39,
      AgeGroups: shares({
        '15 to 24': 48,
        '25 to 34': 17,
        '35 to 44': 11,
        '45 to 54': 12,
        '55 and over': 12,
      }),
    },
    Analysis: {
      Overview:
        'Sales assistants serve customers in shops. It is **the largest occupation of the young**, and most work part time.',
      Employment: 'Self-service checkouts took hours, orders for delivery brought some back.',
      Earnings: 'Award wages decide. Figures are for full-time work.',
      Outlook: 'Turnover is high, so that openings are many although numbers hardly grow.',
    },
  },
  {
    country: 'AU',
    code: '713131',
    title: 'Truck Driver (General)',
    shape: 'steady',
    employed: 192_000,
    growth: 1.1,
    outlookGrowth: 1.2,
    median: 83_600,
    spread: [0.62, 0.8, 1.24, 1.52],
    industries: { '4110': 3.4, '0600': 2, '3011': 1.4, '1214': 0.5 },
    regions: { WA: 1.2, NT: 1.2, ACT: 0.5 },
    related: ['631131'],
    Group: 'Truck drivers',
    OtherNames: ['Lorry driver', 'Truckie'],
    Tasks: [
      'Driving loads between depots, shops and sites',
      'Checking loads and lashing',
      'Keeping logs of hours and rest',
      'Small repairs on the road',
    ],
    Skills: [
      skill('Driving heavy vehicles', 'High', 'By day and night, on all roads.'),
      skill('Attention', 'High', 'Fatigue is the main hazard.'),
      skill('Planning of routes', 'Medium', 'Slots at depots are short.'),
    ],
    Qualifications: {
      TypicalEntry: 'Licence for heavy vehicles',
      Licence: 'Heavy rigid or combination licence',
    },
    Demographics: {
      MedianAge: 48,
      FemaleShare: 4.1,
      PartTimeShare: 13,
      SelfEmployedShare: 17,
      WeeklyHours: 49,
    },
    Analysis: {
      Overview:
        'Truck drivers carry goods between farms, mines, warehouses, shops and sites. **Half are over 48**.',
      Employment: 'Online orders moved work from long hauls to short rounds.',
      Outlook: 'Retirements open more places than growth does.',
    },
  },
];
