import type { IndustryDocument } from '@broadsheet/reports';
import { writePercent } from '../facts/amounts.js';
import type { Facts } from '../facts/facts.js';
import { findChange } from '../performance/course.js';
import type { Figures } from './figures.js';

type Analysis = NonNullable<IndustryDocument['Analysis']>;

/** The chapters on cafes and restaurants, as an analyst would write them. */
export function writeCafesChapters(
  facts: Facts,
  f: Figures,
  region: (code: string) => string,
): Analysis {
  return { ...writeStory(facts, f), ...writeMarket(f, region), ...writeInside(f) };
}

function writeStory({ fall, amount, revenue }: Facts, f: Figures): Analysis {
  const above = writePercent(findChange(fall.from.value, revenue.last.value));
  const depth = writePercent(fall.depth);
  return {
    Performance: `No trade was closed so completely or came back so quickly. Revenue of cafes and restaurants stood at ${amount(fall.from.value)} in ${String(fall.from.year)} and at ${amount(fall.to.value)} in ${String(fall.to.year)}, ${depth} lower, after two years of lockdowns, empty city centres and meals handed through windows. ${fall.regained === undefined ? 'The old level has not been reached again' : `In ${String(fall.regained.year)} the old level had already been passed`}, and by ${f.year} revenue was **${f.revenue}**, ${above} above that of ${String(fall.from.year)}.

Two things explain the rebound. People who had saved and stayed at home went out as soon as they could, and prices on menus rose faster than at any time in a generation. Measured in plates the recovery is smaller than in dollars: guests come a little less often, share more and leave out the second drink.

Profit has returned to ${f.margin} of revenue, which is what it was before. That is not much to live on, and it is an average. Rent, wages and food all became dearer together, and owners who had postponed tax and rent have had to pay both. Still, ${f.employees} people work in the trade, more than ever.`,
    Outlook: `Revenue is expected to grow by ${f.outlookGrowth} a year, to ${f.revenueEnd} in ${f.endYear}. After ${f.growth} a year since ${f.fiveYear}, a figure that starts in the trough, this looks slow; it is simply what an industry does that has caught up.

Population adds guests, above all in the outer suburbs of the large cities, where new streets come with a cafe before they come with a school. Visitors from abroad add spending in the centre. What each guest spends will rise with prices and hardly faster.

Staff remain the limit. Kitchens that cannot fill a roster close on Mondays and Tuesdays and shorten the menu, and some find that they earn more that way. Employment is put at ${f.employeesEnd} in ${f.endYear}. Many small places will close, as every year, and slightly more will open.`,
    LifeCycle: `Eating out is an old habit and a mature market. The industry grows no faster than the economy, its products are known to everybody, and a restaurant that opens mostly takes guests from another. Establishments have become more by ${f.establishmentGrowth} a year since ${f.firstYear}, which says less about demand than about hope: few trades are entered so easily.

What changes is the form. Delivery, brunch and natural wine were new within memory; kitchens without a dining room came and partly went. Each wave begins with a few places in inner Melbourne or Sydney, is copied within a year and is ordinary within three. Maturity here means constant renewal at a constant size.`,
  };
}

function writeMarket(f: Figures, region: (code: string) => string): Analysis {
  return {
    ProductsAndServices: `**Food for eating in** is ${f.product(0)} of revenue and everything that the trade is known for. It is also the part with the most labour in it: somebody cooks, carries, clears and washes. **Coffee and other hot drinks** bring ${f.product(1)}. A cup costs little to make and sells all day, and many cafes would not exist without it; a rise in the price of beans matters less than a barista who leaves.

**Alcoholic drinks**, at ${f.product(2)}, carry the margin of the evening. **Takeaway and delivered food** make up ${f.product(3)}. It kept kitchens alive when dining rooms were closed and has stayed, though platforms take so much of it that some owners send it out at cost and call it advertising.`,
    MajorMarkets: `**Households on middle incomes** are ${f.market(0)} of revenue. For them a meal out is a small luxury that is kept in good times and rationed in bad ones; they trade dinner for breakfast before they stay at home. **Households on high incomes**, with ${f.market(1)}, spend more on each visit and notice prices less. They decide over the fate of restaurants that have tablecloths.

**Business customers** have come back to ${f.market(2)}: lunches have returned where offices have, from Tuesday to Thursday. **Tourists**, at ${f.market(3)}, count for more in Cairns, Hobart and around the harbour than the average suggests, and they come when locals are away.`,
    GeographicBreakdown: `Cafes are where people are. **New South Wales** has ${region('NSW')} of establishments, **Victoria** ${region('VIC')} and **Queensland** ${region('QLD')}, which is close to their parts of the population. Small differences tell something all the same. Melbourne has a cafe for every mood and street; Tasmania, with ${region('TAS')}, lives on visitors who come to eat.

**Western Australia** (${region('WA')}) follows the mines: wages there set what a cook costs in Perth. **South Australia** has ${region('SA')}, the Australian Capital Territory ${region('ACT')} with many lunches and quiet weekends, and the Northern Territory ${region('NT')}, most of it open in the dry season only.`,
    SupplyChain: `Most places buy from wholesalers: groceries from a general one, fruit and vegetables from the market, meat from a butcher or a meat wholesaler, drinks from a liquor merchant. Orders are small and daily, and a supplier who delivers before seven is worth more than one who is cheaper. Wine comes through the same merchants and from makers who visit in person.

Behind wholesalers stand growers, meat works and wine makers, whose bad seasons reach the menu within weeks. On the other side there is nobody but the guest, apart from tour operators and companies that book for groups. Delivery platforms have placed themselves in between and are paid by both sides.`,
    CompetitiveForces: `Anybody may open a restaurant, and it shows. A lease, a loan and a licence are enough, equipment can be rented, and the last tenant has often left a kitchen behind. Competition therefore never rests: a good idea has a copy in the next street within a year.

Guests have all the choice and lose nothing by changing. They may also stay at home, buy something ready to heat, or order in. Suppliers are many and landlords are few, so that a good part of what a place earns by being liked is paid to the owner of the corner. With ${f.margin} of revenue left on average, the forces have done their work.`,
    Concentration: `There is hardly a less concentrated industry. The four largest companies together hold ${f.concentration} of revenue, ${f.isNarrower ? 'up from' : 'down from'} ${f.concentrationFirst} in ${f.firstYear}, while the average of the sector is ${f.sectorConcentration}. Behind them are ${f.businesses} businesses, nearly all with a single address and an owner who is there every day.

Chains have advantages in buying, training and leases, and still do not take over. A restaurant is liked for what makes it different, and a hundred different restaurants are hard to run from one office. Where chains do succeed, in coffee and in casual dining, they do so by letting each place look like its own.`,
  };
}

function writeInside(f: Figures): Analysis {
  return {
    Companies: `Three groups stand out, none of them large. Harbour Table Group runs restaurants under several names and caters for stadiums and airports. Little Magpie Cafes grows by franchise. Saltbush Dining has made native ingredients its mark. Together they hold ${f.named} of revenue.

The rest is small business in the plainest sense. The average one takes in ${f.perBusiness} a year, pays everybody else first and its owner last. Many are sold or closed within a few years of opening, often by people who were good at cooking and had not expected the rest.`,
    CostStructure: `Two costs decide. Purchases, which are food, drink and packaging, take ${f.cost('Purchases')} of revenue, and wages ${f.cost('Wages')}, or ${f.wages} in ${f.year}. Together they are what owners look at every Monday; when the sum is above three quarters of sales, rent cannot be paid out of what is left.

Rent is ${f.cost('Rent')} and the one cost that does not shrink on a rainy day. Utilities take ${f.cost('Utilities')}, mostly for gas and refrigeration, marketing ${f.cost('Marketing')} and depreciation of kitchens and fit-outs ${f.cost('Depreciation')}. Profit is ${f.cost('Profit')}, against ${f.sectorCost('Profit')} in the sector on average, and in many family businesses it is nothing other than the unpaid hours of the family.`,
    ExternalDrivers: `Dinner out is easy to do without, which is why the trade feels the economy early. What households have left after rent and mortgage decides how often they come, and how they feel about next year decides what they order. Both can turn within a month.

Visitors from abroad fill tables out of season and in places that locals avoid. Wages work in both directions: guests who earn more spend more, and cooks who earn more cost more. Since pay for evenings and weekends is set by awards, a rise is known in advance and cannot be escaped.`,
    KeySuccessFactors: `Good food is where it begins and not where it ends. Places that last have a lease they can afford, a short menu with known costs and people who stay. They count portions, know which dishes earn and which only please, and take off the ones that do neither. They have regulars, because a guest who returns costs nothing to win. And somebody looks at the figures every week: with ${f.margin} of revenue left on average, a month of not looking is enough.`,
    CapitalIntensity: `For every dollar of depreciation the trade pays ${f.wagesToDepreciation} dollars of wages: its intensity of capital is ${f.intensity.toLowerCase()}. A kitchen and a fit-out are paid once; people are paid every week. One person employed stands for ${f.perEmployee} of revenue, among the lowest figures of any industry, because service takes hands.

Value added is ${f.valueAdded}, or ${f.valueAddedShare} of revenue, and most of it is wages. Machines help at the edges: ordering from the table, ovens that cook by programme, dishwashers that need no supervision. They save minutes rather than people, and in better restaurants guests pay precisely for what cannot be automated.`,
    Regulation: `A restaurant answers to many offices, none of them very strict alone. Councils inspect kitchens and permit tables on the pavement, states license alcohol, and building rules say how many guests fit into a room. Labels must warn of allergens, and prices must be the prices that are charged.

What weighs most is labour law. Awards set pay by hour, day and age, with higher rates at night and at weekends, which is when guests come. Underpayment, once common, is now pursued and in serious cases a crime. Surcharges on Sundays and holidays are the visible result on the menu.`,
  };
}
