import type { Facts } from '../facts/facts.js';
import type { Words } from '../report.js';
import { writeCafesChapters } from './cafes-chapters.js';
import { readFigures, type Figures } from './figures.js';
import { findRegion } from './region-share.js';
import type { WrittenWords } from './written.js';

/** The report on Australian cafes and restaurants. */
export function writeCafes(facts: Facts, words: Words): WrittenWords {
  const f = readFigures(facts, facts.amount);
  return {
    takeaways: [
      `Revenue reached ${f.revenue} in ${f.year}, well above what it was before the lockdowns; prices did more for it than guests.`,
      `After catching up, growth slows to ${f.outlookGrowth} a year. Revenue of ${f.revenueEnd} is expected in ${f.endYear}.`,
      `Food and drink take ${f.cost('Purchases')} of revenue and wages ${f.cost('Wages')}; ${f.margin} is left as profit.`,
      `The four largest companies hold only ${f.concentration} of the market. There are ${f.businesses} businesses.`,
      `Food for eating in is ${f.product(0)} of revenue, coffee and hot drinks ${f.product(1)}, takeaway and delivery ${f.product(3)}.`,
      `${f.employees} people work in the trade, and finding more of them is its tightest limit.`,
    ],
    definition: `Cafes and restaurants prepare food and drinks for people who consume them on the premises, mostly at a table and served. Takeaway and delivery count where they are a sideline. The industry is class 4511 of the Australian and New Zealand classification; its revenue was ${f.revenue} in ${f.year}.`,
    activities: [
      'Preparing and serving meals and drinks at tables',
      'Making and selling coffee',
      'Selling alcoholic drinks with meals',
      'Takeaway and delivery from the same kitchen',
    ],
    includes: [
      'Restaurants of all kinds',
      'Cafes and coffee shops',
      'Bistros and brasseries',
      'Restaurants at wineries',
    ],
    excludes: [
      'Shops that sell mainly takeaway food (4512, Takeaway Food Services)',
      'Catering at places that others run (4513, Catering Services)',
      'Pubs and bars (4520, Pubs, Taverns and Bars)',
    ],
    analysis: writeCafesChapters(facts, f, findRegion(words)),
    ...writeJudgements(f),
    ...writeTerms(f),
  };
}

/** Text of the report, in its order: long because the text is. */
function writeJudgements(f: Figures) {
  return {
    forces: [
      [
        'BarriersToEntry',
        'Low',
        'Steady',
        `A lease, a loan and a licence are enough. Establishments have become more by ${f.establishmentGrowth} a year since ${f.firstYear}, and what closes is soon let again.`,
      ],
      [
        'Rivalry',
        'High',
        'Increasing',
        `${f.businesses} businesses compete for the same evenings, and the largest company has no more than ${f.company(0)} of the market.`,
      ],
      [
        'BuyerPower',
        'Medium',
        'Steady',
        `No guest matters alone, but all of them can change without cost. Middle incomes bring ${f.market(0)} of revenue and watch prices closely.`,
      ],
      [
        'SupplierPower',
        'Medium',
        'Increasing',
        `Wholesalers are many. Landlords, platforms and cooks are not: rent takes ${f.cost('Rent')} of revenue and wages ${f.cost('Wages')}.`,
      ],
      [
        'Substitutes',
        'High',
        'Steady',
        'A meal at home, something ready to heat, or an order from the sofa: the alternative is always at hand and usually cheaper.',
      ],
    ],
    companies: [
      `A listed group from Sydney with 212 restaurants under five names, among them *Harbour Table*, *Pasta Republic* and *Nine Dragons Lane*. It has ${f.company(0)} of the market, about ${f.companyRevenue(0)} in ${f.year}, and caters for stadiums and airports beside it. Its scale shows in buying and in leases; its restaurants are kept different on purpose.`,
      `Little Magpie runs and franchises 340 cafes from Melbourne and roasts its own coffee under the name *Second Crack*. With ${f.company(1)} of the market, about ${f.companyRevenue(1)}, it is small for a chain and large for a cafe. Franchisees bring the capital and the early mornings.`,
      `A unit trust from Perth whose restaurants are built around native ingredients. Its ${f.company(2)} of the market, about ${f.companyRevenue(2)}, comes from few places with long waiting lists. What it depends on is supply: wild produce cannot be ordered by the pallet.`,
    ],
    drivers: [
      [
        'Real household disposable income',
        'Index, 2026 = 100',
        'What is left after rent, mortgage and bills decides how often people eat out. Breakfast survives a lean year better than dinner.',
      ],
      [
        'Consumer sentiment index',
        'Index, 100 = neutral',
        'People who worry about next year still come, but share a main course and leave out the wine.',
      ],
      [
        'Visitors from abroad',
        'Index, 2026 = 100',
        'Visitors eat out twice a day and on weekdays, which fills the hours that locals leave empty.',
      ],
      [
        'Average weekly earnings',
        'Index, 2026 = 100',
        'Guests who earn more spend more; cooks and waiters who earn more cost more. In most years the second comes first.',
      ],
    ],
    factors: [
      [
        'A lease that can be paid on a bad day',
        `Rent is ${f.cost('Rent')} of revenue on average; good sites ask for more.`,
      ],
      [
        'A short menu with known costs',
        `Purchases are ${f.cost('Purchases')} of revenue, and every dish has its own.`,
      ],
      ['People who stay', 'Each departure costs weeks of training and some regular guests.'],
      ['Regulars', 'A guest who returns costs nothing to win.'],
      [
        'A weekly look at the figures',
        `With a margin of ${f.margin}, surprises at the end of the year come too late.`,
      ],
    ],
  } satisfies Partial<WrittenWords>;
}

/** Text of the report, in its order: long because the text is. */
function writeTerms(f: Figures) {
  return {
    strengths: [
      [
        'A habit that survived everything',
        `Revenue of ${f.revenue} is the answer to those who thought that people would stay at home.`,
      ],
      ['Quick to change', 'Menus, hours and prices can be different next week.'],
      [
        'A culture of coffee',
        `Hot drinks are ${f.product(1)} of revenue and bring guests every day.`,
      ],
    ],
    weaknesses: [
      ['Thin margins', `Only ${f.margin} of revenue is left.`],
      ['Dependence on labour', `Wages are ${f.cost('Wages')} of revenue, and hands are short.`],
      ['Easy to copy', 'A good idea has followers in the same street.'],
    ],
    opportunities: [
      ['New suburbs', 'Where people move, breakfast follows.'],
      ['Orders without platforms', 'Every direct order saves a commission.'],
      ['Fewer, better hours', 'Some places earn more in four days than in seven.'],
    ],
    threats: [
      ['Household budgets', 'Dinner out is the first thing to be rationed.'],
      [
        'Rent and energy',
        `Together ${f.cost('Rent')} and ${f.cost('Utilities')} of revenue, and neither can be bargained with.`,
      ],
      ['Shortage of cooks', 'Visas, training and pay all work slowly.'],
    ],
    rules: [
      ['Food Standards Code', 'It sets hygiene, allergens on labels and who must be trained.'],
      [
        'Fair Work Act 2009 and the hospitality awards',
        'They set pay by hour, day and age, and make serious underpayment an offence.',
      ],
      [
        'Liquor licensing of the states',
        'It decides what may be served, to which guests and until when.',
      ],
      [
        'Competition and Consumer Act 2010',
        'Menus must show the price that is charged, surcharges included.',
      ],
    ],
    questions: [
      [
        'Costs',
        'What are food and wages together as a share of your sales?',
        `On average they are ${f.cost('Purchases')} and ${f.cost('Wages')}.`,
      ],
      [
        'Lease',
        'When does your lease end, and how does rent rise until then?',
        `Rent is ${f.cost('Rent')} of revenue in the industry.`,
      ],
      [
        'Staff',
        'How many people left in the last year, and how long were places empty?',
        'Staff decide how many days a place can open.',
      ],
      [
        'Delivery',
        'How much comes through platforms, and what is left after commission?',
        `Takeaway and delivery are ${f.product(3)} of revenue.`,
      ],
      ['Menu', 'Which dishes earn, and which only please?', 'An owner who knows has looked.'],
      [
        'Guests',
        'What part of your guests do you know by name?',
        'Regulars carry a place through a weak month.',
      ],
      [
        'Plans',
        'Would you open a second place, and what would have to be true?',
        'The second is where many fail.',
      ],
    ],
    glossary: [
      ['Awards', 'Legal instruments that set pay and conditions for a trade.'],
      ['Fit-outs', 'What makes an empty room a restaurant.'],
      ['Franchise', 'Running a place under the name and rules of another company, for a fee.'],
      ['Margin', 'Profit in per cent of revenue.'],
      ['Platforms', 'Websites and apps through which guests order or book.'],
      ['Regulars', 'Guests who return without being asked.'],
      ['Surcharges', 'What is added to the bill on Sundays and holidays.'],
      ['Value added', 'What an industry adds to what it buys: wages, depreciation and profit.'],
    ],
  } satisfies Partial<WrittenWords>;
}
