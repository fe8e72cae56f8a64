import type { Economics } from './economics.js';

/** A point and the explanation of it. */
export type Point = readonly [point: string, detail: string];

export interface Outlook {
  strengths: readonly Point[];
  weaknesses: readonly Point[];
  opportunities: readonly Point[];
  threats: readonly Point[];
}

const drinksAndFood: Outlook = {
  strengths: [
    ['Own supply', 'Long contracts with growers cover most of what is processed in a year.'],
    ['Known labels', 'The main labels are listed by every national retailer.'],
  ],
  weaknesses: [
    ['Capital tied up in stock', 'Stock matures for months before it can be sold.'],
    ['Few large customers', 'The two largest retailers buy about a third of output.'],
  ],
  opportunities: [
    ['Premium ranges', 'Households buy less, but pay more for what they buy.'],
    ['Export markets', 'Lower tariffs open markets in Asia and the United Kingdom.'],
  ],
  threats: [
    ['Drought and heat', 'A hot, dry season reduces yields and raises input prices.'],
    ['Retailers\u2019 own labels', 'Supermarkets give shelf space to labels of their own.'],
  ],
};

const hospitality: Outlook = {
  strengths: [
    ['Good sites', 'Leases at busy places run for eight years on average.'],
    ['Loyal customers', 'Members of the loyalty scheme account for half of visits.'],
  ],
  weaknesses: [
    ['Labour costs', 'Wages and on-costs are the largest expense after purchases.'],
    ['Thin margins', 'A small fall in visits turns a site from profit to loss.'],
  ],
  opportunities: [
    ['Delivery and catering', 'Kitchens can serve offices at hours when tables are empty.'],
    ['Regional towns', 'People who moved out of the capitals expect to eat as they did there.'],
  ],
  threats: [
    ['Household budgets', 'Eating out is among the first things given up.'],
    ['Shortage of cooks', 'Vacancies take months to fill and push wages up.'],
  ],
};

const retail: Outlook = {
  strengths: [
    ['Scale in buying', 'Large volumes give good terms with suppliers.'],
    ['Dense network', 'Most households live within ten minutes of a store.'],
  ],
  weaknesses: [
    ['Low margins', 'A few cents in the dollar remain after costs.'],
    ['Ageing stores', 'A quarter of stores have not been refitted for ten years.'],
  ],
  opportunities: [
    ['Online orders', 'Picking in store serves online orders without new warehouses.'],
    ['Own labels', 'Own labels earn more than brands at lower prices.'],
  ],
  threats: [
    ['Scrutiny of prices', 'Inquiries into grocery prices could bring new rules.'],
    ['Discount chains', 'New discount stores open near the best locations.'],
  ],
};

const resources: Outlook = {
  strengths: [
    ['Long-lived reserves', 'Proven reserves last for more than fifteen years at present rates.'],
    ['Low costs', 'Cash costs are in the lowest third of the industry.'],
  ],
  weaknesses: [
    ['One commodity', 'Earnings follow the price of one commodity.'],
    ['Remote operations', 'Flying workers in and out is dear and unpopular.'],
  ],
  opportunities: [
    ['Neighbouring leases', 'Leases next to present pits can use the same plant.'],
    ['Automation', 'Driverless trucks have cut costs at the first site.'],
  ],
  threats: [
    ['Prices', 'A return to average prices would halve earnings.'],
    ['Approvals', 'Approvals for extensions take longer every year.'],
  ],
};

const utilities: Outlook = {
  strengths: [
    ['Contracted income', 'Most output is sold under contracts of seven years or more.'],
    ['Good sites', 'Sites are close to the grid and already approved.'],
  ],
  weaknesses: [
    ['Debt', 'Assets are paid for with borrowings that must be refinanced.'],
    ['Dependence on weather', 'Output varies by a tenth from year to year.'],
  ],
  opportunities: [
    ['Storage', 'Batteries beside existing plant earn from evening prices.'],
    ['Large users', 'Data centres and smelters look for long supply contracts.'],
  ],
  threats: [
    ['Grid limits', 'Output is held back when lines are full.'],
    ['Rules', 'Changes of price caps and schemes alter returns after the fact.'],
  ],
};

const building: Outlook = {
  strengths: [
    ['Order book', 'Signed contracts cover about nine months of work.'],
    ['Standard designs', 'Repeated designs keep costs and building times known.'],
  ],
  weaknesses: [
    ['Fixed prices', 'Contracts at fixed prices leave cost increases with the builder.'],
    ['Subcontractors', 'Delays of one trade hold up all that follow.'],
  ],
  opportunities: [
    ['Housing shortage', 'Targets for new homes bring land and approvals forward.'],
    ['Prefabrication', 'Walls and floors made in a factory save weeks on site.'],
  ],
  threats: [
    ['Interest rates', 'Buyers wait when mortgages become dearer.'],
    ['Material prices', 'Timber, steel and bricks have risen faster than contract prices.'],
  ],
};

const media: Outlook = {
  strengths: [
    ['Trusted titles', 'Readers name the main titles among those they trust most.'],
    ['Subscribers', 'Digital subscribers now pay more than advertisers.'],
  ],
  weaknesses: [
    ['Print costs', 'Presses and delivery are paid for by fewer copies.'],
    ['Advertising', 'Classified advertising has gone for good.'],
  ],
  opportunities: [
    ['Licensing', 'Platforms pay for the use of archives and current articles.'],
    ['Events', 'Regional readers come to events that advertisers pay for.'],
  ],
  threats: [
    ['Automatic summaries', 'Readers who get a summary elsewhere do not visit.'],
    ['Paper prices', 'Few mills are left that make newsprint.'],
  ],
};

const transport: Outlook = {
  strengths: [
    ['Network', 'Services reach every capital and most regional centres.'],
    ['Modern fleet', 'The average age of the fleet has fallen for four years.'],
  ],
  weaknesses: [
    ['Fuel', 'Fuel is the largest cost and only partly hedged.'],
    ['Fixed costs', 'Most costs remain when demand falls.'],
  ],
  opportunities: [
    ['Regional growth', 'New projects in the regions need people and goods moved.'],
    ['Lower emissions', 'Customers pay more for deliveries with lower emissions.'],
  ],
  threats: [
    ['Strikes', 'Agreements with three unions end within a year.'],
    ['New entrants', 'A rival with low costs has announced services on main routes.'],
  ],
};

const technology: Outlook = {
  strengths: [
    ['Recurring revenue', 'More than half of revenue comes from contracts of several years.'],
    ['Skilled staff', 'Staff stay longer than is usual in the industry.'],
  ],
  weaknesses: [
    ['Large projects', 'Two projects account for a fifth of revenue.'],
    ['Wages', 'Pay for experienced engineers rises faster than fees.'],
  ],
  opportunities: [
    ['Government work', 'Agencies replace systems that are decades old.'],
    ['Assistants', 'Software that writes software lets the same staff do more.'],
  ],
  threats: [
    ['Offshore rivals', 'Firms abroad offer the same work for less.'],
    ['Security', 'A breach at one client would cost the trust of all.'],
  ],
};

const care: Outlook = {
  strengths: [
    ['Occupancy', 'Places are more than nine tenths full.'],
    ['Ratings', 'Most homes and centres are rated above the standard.'],
  ],
  weaknesses: [
    ['Dependence on funding', 'Government sets most of the fees.'],
    ['Staff turnover', 'A third of care staff leave within a year.'],
  ],
  opportunities: [
    ['Ageing and growing suburbs', 'Demand grows fastest where new places are being built.'],
    ['Care at home', 'Services at home reach people before they need a place.'],
  ],
  threats: [
    ['Staffing rules', 'Required minutes of care rise faster than funding.'],
    ['Compliance', 'A failed inspection stops admissions for months.'],
  ],
};

export const outlooks: Record<Economics, Outlook> = {
  winery: drinksAndFood,
  food: drinksAndFood,
  aquaculture: drinksAndFood,
  grain: drinksAndFood,
  hospitality,
  grocery: retail,
  mining: resources,
  energy: utilities,
  water: utilities,
  construction: building,
  publishing: media,
  airline: transport,
  freight: transport,
  technology,
  medicines: technology,
  care,
  childcare: care,
};
