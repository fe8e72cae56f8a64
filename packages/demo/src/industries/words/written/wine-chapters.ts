import type { IndustryDocument } from '@broadsheet/reports';
import type { Figures } from './figures.js';

type Analysis = NonNullable<IndustryDocument['Analysis']>;

/** The chapters on Australian wine, as an analyst would write them: long because the text is. */
export function writeWineChapters(f: Figures, region: (code: string) => string): Analysis {
  return {
    Performance: `Australian winemakers have learned to earn more with less. Adults drink fewer glasses every year, yet revenue of the industry has grown by ${f.growth} a year since ${f.fiveYear}, from ${f.revenueFive} to **${f.revenue}** in ${f.year}. What was lost in litres was made up by price: drinkers who buy one bottle instead of two tend to buy a better one.

The decade had two shocks. Restaurants and cellar doors closed in 2020, and Chinese tariffs shut the most profitable export market from 2021 until March 2024. Neither shows as a collapse. ${f.didFall ? `The weakest year was ${f.worstYear}, when revenue fell by ${f.worstChange}` : `Even in the weakest year, ${f.worstYear}, revenue rose by ${f.worstChange}`}; the strongest, ${f.bestYear}, added ${f.bestChange}. Supermarkets sold what restaurants could not, and exporters found buyers in South-East Asia, though at lower prices.

Profit tells a less comfortable story. The margin is ${f.margin} of revenue, ${f.isMarginHigher ? 'up from' : 'down from'} ${f.marginFive} in ${f.fiveYear}. Glass, freight and energy became dearer together, and red wine made for China had to be stored, blended away or sold cheaply. The industry employs ${f.employees} people in ${f.businesses} businesses, most of them small and far from any city.`,
    Outlook: `Revenue is expected to grow by ${f.outlookGrowth} a year, to ${f.revenueEnd} in ${f.endYear}. That is ${f.isFaster ? 'somewhat faster' : 'somewhat slower'} than the ${f.growth} a year of the past five years, and would bring ${f.revenueGain} more than in ${f.year}.

Three things carry the forecast. China buys again, and even a part of the old volume matters to makers of premium red. Tanks are emptier than they were: growers in the warm inland regions have pulled out vines, and the surplus that pressed on prices is shrinking. And wine with little or no alcohol, long a curiosity, has become a range of its own that brings back people who had stopped buying.

Against this stands the slow retreat of everyday wine at home. Younger adults drink less, and what they drink is often not wine. Employment will ${f.isHiring ? 'rise only slowly' : 'fall a little'}, to ${f.employeesEnd} people in ${f.endYear}, because much of what cellar doors add is saved again by automation in bottling and cellar work.`,
    LifeCycle: `Wine is an old industry that changes its products rather than its size. Its revenue grows more slowly than the economy, so that its share of gross domestic product drifts down, while the number of establishments rises by ${f.establishmentGrowth} a year as small cellars and cider houses open. These two signals point in different directions, which is what maturity looks like.

Mature does not mean still. Varieties from Italy and Spain are planted where shiraz has become too hot; cider and ready-mixed drinks have come and partly gone; sparkling wine from Tasmania did not exist as a category a generation ago. But these are changes of mix. New drinkers are few, methods are known to everybody, and a maker who grows usually does so at the expense of another, or abroad.`,
    ProductsAndServices: `**Red wine** is ${f.product(0)} of revenue and the reason why the industry is known abroad. Shiraz and cabernet from the Barossa, McLaren Vale and Coonawarra set its reputation; large volumes of simpler red from the inland pay for the tanks. It is also where the surplus lies.

**White wine** follows with ${f.product(1)}. Demand has moved from oaked chardonnay to lighter styles, and imports from New Zealand meet much of it. **Sparkling wine**, at ${f.product(2)}, grows fastest in value, helped by cool-climate fruit. Rosé and other table wine bring ${f.product(3)}, cider and perry ${f.product(4)}, and fortified wine, once the mainstay of the industry, ${f.product(5)}.

The lines differ more in margin than in size. A bottle sold at the cellar door may earn as much as a case sold to a chain, and casks earn least of all.`,
    MajorMarkets: `Two buyers matter more than all others. **Liquor retailers and supermarkets** take ${f.market(0)} of revenue, and a few chains stand behind most of it. They ask for volume, promotions and labels of their own, and they know what every litre costs. **Export markets** bring ${f.market(1)}; they are discussed under international trade.

**Restaurants, bars and hotels** buy ${f.market(2)}. A place on a good list sells few bottles but makes a name, which is why small makers visit sommeliers before they visit buyers. **Cellar door and wine club customers** are only ${f.market(3)} of revenue and a far larger part of profit: there is no retailer to share with, the price is paid in full, and a visitor who joins the club stays for years.

What is a strength for the small is a gap for the large, and every group now has a club of its own.`,
    InternationalTrade: `Wine is among the few manufactured goods that Australia sells to the whole world. Exports were worth ${f.exports} in ${f.year}, ${f.exportShare} of revenue, and have ${f.areExportsGrowing ? 'grown' : 'fallen'} by ${f.exportGrowth} a year since ${f.fiveYear}. **China** takes ${f.destination(0)} again, the **United Kingdom** ${f.destination(1)} and the **United States** ${f.destination(2)}. The three want different things: China premium red, Britain reliable wine in bulk that is bottled there, America a brand.

Imports came to ${f.imports} and met ${f.importShare} of the ${f.demand} that Australians spent. New Zealand supplies ${f.origin(0)} of them, almost all of it sauvignon blanc; France, with ${f.origin(1)}, sends champagne and prestige.

The lesson of 2021 has been learned, if imperfectly. Makers speak of no customer above a third, and still the first ships that were allowed to went to Shanghai.`,
    GeographicBreakdown: `Wine is made where grapes grow well, and that is seldom where people live. **South Australia** has ${region('SA')} of establishments, several times its part of the population: the Barossa, McLaren Vale, the Adelaide Hills, Coonawarra and the large wineries of the Riverland all lie there. **Victoria** has ${region('VIC')}, in many small regions around Melbourne, and **New South Wales** ${region('NSW')}, from the visitors' cellars of the Hunter Valley to the tank farms of the Riverina.

**Western Australia** (${region('WA')}) makes little wine and sells it dear; Margaret River is far from everything except its reputation. **Tasmania** (${region('TAS')}) gains as the climate warms, and large groups have bought land there for sparkling wine. **Queensland**, with ${region('QLD')}, is a market more than a maker.`,
    SupplyChain: `The chain begins in the vineyard. Most makers grow a part of their grapes and buy the rest from independent growers, under contracts that run for years or from one vintage to the next. In a surplus the grower carries the risk; in a short year the maker does. Bottles come from very few glass works, cartons from not many more, and barrels from France and America at prices that follow the exchange rate.

On the other side stand wholesalers, who serve restaurants and independent shops, and the chains, which buy directly. Restaurants and cafes order little at a time and pay late. Freight matters more than one might think: a bottle is half glass, and most markets are an ocean away, which is why much wine now travels in bulk and is bottled near the drinker.`,
    CompetitiveForces: `Competition is strong where wine is plain and mild where it has a name. On the supermarket shelf makers compete with one another, with New Zealand, with the chain's own labels and with everything else a household might drink. Price decides, and a promotion that is refused is offered to somebody else.

Higher up, a label is protected by its place and its history. Nobody can copy an old vineyard, and few would wait for one to grow. Here makers compete by reputation, scores and stories, and margins are several times the average of ${f.margin}.

The strongest force of all sits outside the trade: people who simply drink less.`,
    Concentration: `The four largest companies hold ${f.concentration} of revenue, ${f.isNarrower ? 'up from' : 'down from'} ${f.concentrationFirst} in ${f.firstYear}; the average of the sector is ${f.sectorConcentration}. In all there are ${f.businesses} businesses, and most of them crush less than a large group spills.

Both ends have their reasons. Size counts in tanks, bottling lines, freight and in the offices of the chains. Smallness counts at the cellar door, on restaurant lists and in the eyes of critics. The middle is the uncomfortable place: too large to sell everything to visitors, too small to be listed everywhere. Most mergers of recent years have begun there, and surplus has made sellers of owners who had never thought of it.`,
    Companies: `Four groups lead, and no two of them do the same. Redgum Ridge Wines is the largest, with labels at every price. Southern Vintners Group lives on volume for supermarkets at home and in Britain. Kookaburra Creek Estates has old vines and patience. Blackwattle Beverages, owned in Japan, makes mixed drinks and cider rather than wine.

Together they hold ${f.named} of revenue. The average business takes in ${f.perBusiness} a year, but the average hides more than it shows: between a family cellar and a tank farm there is little in common except the licence.`,
    CostStructure: `More than half of revenue is spent before anybody is paid: purchases, which are mostly grapes, glass and cartons, take ${f.cost('Purchases')}. Grapes follow the vintage and the surplus; glass follows energy, and has gone only one way.

Wages are ${f.cost('Wages')} of revenue, or ${f.wages} in ${f.year}, spread over vineyards, cellars, bottling halls and tasting rooms. Depreciation of ${f.cost('Depreciation')} is for tanks, presses and barrels, which wear out whether the vintage is large or small. Marketing takes ${f.cost('Marketing')}, much of it paid to retailers in the form of promotions, and utilities ${f.cost('Utilities')}, mostly for cooling.

What is left is ${f.cost('Profit')}, against ${f.sectorCost('Profit')} in the sector on average. Wine must also be paid for long before it is sold: a cellar full of red is capital that earns nothing until it is ready.`,
    ExternalDrivers: `Winemakers control the blend and little else. How much adults drink moves slowly and downwards, and decides how many litres can be sold at all. What households have to spend decides at which price: in good years they trade up, in lean years they keep the habit and change the shelf.

The exchange rate works on both sides. A cheap dollar makes Australian wine affordable in London and New York and French wine dear at home; a strong one does the opposite within a year. Visitors from abroad matter more than their number suggests, because they come to the cellar door and go home with a favourite. And above everything stands the weather, which no forecast of this report pretends to know.`,
    KeySuccessFactors: `What separates good years from bad ones is luck; what separates good makers from bad ones is not. The best know what they will sell before they pick, hold contracts for the fruit that carries their name and let the rest go. They sell in several ways at once, so that a lost listing or a closed border costs a quarter of the business and not all of it. And they watch their stock as others watch their cash, because in this industry the two are the same. With ${f.margin} of revenue left on average, one careless vintage takes years to earn back.`,
    CapitalIntensity: `For every dollar of depreciation the industry pays ${f.wagesToDepreciation} dollars of wages, which is a ${f.intensity.toLowerCase()} intensity of capital. The average hides two worlds. A large winery crushes, ferments and bottles around the clock during vintage with a few dozen people and equipment worth a small town; a small cellar does the same with a family, a borrowed press and friends at weekends.

Each person employed stands for ${f.perEmployee} of revenue. Value added is ${f.valueAdded}, or ${f.valueAddedShare} of revenue. Machines already harvest most of the inland crop. Optical sorting, automatic pumps and robots at the end of the bottling line come next, and they are bought by those who can keep them busy for more than six weeks of the year.`,
    Regulation: `Few goods are regulated from so many sides. Making and selling need licences, labels must say what is in the bottle and where it came from, and the names of regions are protected by law and by treaty. Wine pays a tax on its value, spirits and mixed drinks an excise on their alcohol, and the difference between the two shapes what is made.

Pressure comes from health policy. Warnings for pregnant women have become compulsory, advertising to the young is restricted, and a tax by alcohol content is proposed in every review. For small makers a rebate of the tax is often the difference between profit and loss, so that its rules are followed as closely as the weather.`,
  };
}
