import type { Facts } from '../facts/facts.js';
import type { Words } from '../report.js';
import { readFigures, type Figures } from './figures.js';
import { findRegion } from './region-share.js';
import { writeWineChapters } from './wine-chapters.js';
import type { WrittenWords } from './written.js';

/** The report on Australian wine in English. */
export function writeWine(facts: Facts, words: Words): WrittenWords {
  const f = readFigures(facts, facts.amount);
  const { year, fiveYear, endYear } = f;
  return {
    takeaways: [
      `Revenue reached ${f.revenue} in ${year} after growing by ${f.growth} a year since ${fiveYear}: fewer litres, dearer bottles.`,
      `Growth of ${f.outlookGrowth} a year is expected, to ${f.revenueEnd} in ${endYear}, carried by exports, premium ranges and wine with less alcohol.`,
      `Exports bring ${f.exportShare} of revenue. China, closed by tariffs from 2021 until March 2024, takes ${f.destination(0)} of them again.`,
      `Profit is ${f.margin} of revenue, ${f.isMarginHigher ? 'up from' : 'down from'} ${f.marginFive} in ${fiveYear}: glass, freight and energy have become dearer.`,
      `The four largest companies hold ${f.concentration} of the market; ${f.businesses} businesses share it in all.`,
      `Customers at the cellar door and in clubs are ${f.market(3)} of revenue and a far larger part of profit.`,
    ],
    definition: `The industry makes wine, sparkling and fortified wine, cider and other alcoholic beverages that are neither beer nor spirits. It buys or grows grapes and other fruit, ferments, matures and bottles, and sells to retailers, restaurants, exporters and visitors. It is class 1214 of the Australian and New Zealand classification, and had revenue of ${f.revenue} in ${year}.`,
    activities: [
      'Crushing, pressing and fermenting grapes and other fruit',
      'Maturing, blending and bottling wine',
      'Making cider, perry and mixed drinks',
      'Selling at the cellar door and through clubs',
    ],
    includes: [
      'Table wine in bottle, cask and bulk',
      'Sparkling and fortified wine',
      'Cider, perry and mead',
      'Mixed drinks on a base of wine',
    ],
    excludes: [
      'Growing grapes for sale to others (0131, Grape Growing)',
      'Brewing beer (1212, Beer Manufacturing)',
      'Distilling spirits (1213, Spirit Manufacturing)',
      'Bottling or wholesaling wine that others made',
    ],
    analysis: writeWineChapters(f, findRegion(words)),
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
        'Medium',
        'Steady',
        `A small cellar can be opened with borrowed equipment, and people do: establishments have grown by ${f.establishmentGrowth} a year. To be listed by a chain or shipped abroad takes volume, patience and capital: depreciation alone is ${f.cost('Depreciation')} of revenue.`,
      ],
      [
        'Rivalry',
        'High',
        'Steady',
        `${f.businesses} businesses compete for drinkers who drink less. Below the premium shelf price decides, and the largest company has only ${f.company(0)} of the market.`,
      ],
      [
        'BuyerPower',
        'High',
        'Increasing',
        `Retailers take ${f.market(0)} of revenue, and few chains stand behind that figure. Their own labels compete with those of their suppliers.`,
      ],
      [
        'SupplierPower',
        'Low',
        'Decreasing',
        `Purchases are ${f.cost('Purchases')} of revenue, but growers have had grapes to spare for years. Glass works are few and less easily pressed.`,
      ],
      [
        'Substitutes',
        'High',
        'Increasing',
        `Imports meet ${f.importShare} of demand, and beer, spirits, ready-mixed drinks and drinks without alcohol are one shelf away.`,
      ],
    ],
    companies: [
      `The largest winemaker of the country, with ${f.company(0)} of the market or about ${f.companyRevenue(0)} of revenue in ${f.year}. Redgum Ridge began near Adelaide in 1968 and makes still and sparkling wine at four wineries. *Copperline* is its largest label by volume, *Redgum Ridge* the one that earns most, and *Half Acre*, launched in 2023, its bet on wine with less alcohol. When tariffs closed China in 2021 it turned to South-East Asia; shipments resumed in March 2024.`,
      `Southern Vintners makes commercial wine for supermarkets at home and in Britain and bottles for others. Its share is ${f.company(1)}, about ${f.companyRevenue(1)}. *Plough & Furrow*, *Seven Gates* and the cask *Tin Roof* sell by price, which leaves the group more exposed than others to dearer glass and freight.`,
      `Founded in 1921 near Tanunda in the Barossa, Kookaburra Creek works with its own and contracted vineyards and sells mostly at home. It holds ${f.company(2)} of the market, about ${f.companyRevenue(2)}. *Grandfather Block*, a shiraz from the vines of the founding year, is made in small quantities and sold out before it is bottled.`,
      `Owned by Hoshikawa Shuzo of Japan, Blackwattle makes mixed drinks, cider and drinks on a base of sake in Brisbane, and spirits and beer outside this industry. It has ${f.company(3)} of the market, about ${f.companyRevenue(3)}. *Yuzu Coast* was developed with the parent company for both countries.`,
    ],
    drivers: [
      [
        'Alcohol consumption per adult',
        'Litres of pure alcohol a year',
        'Adults drink a little less every year, the young more clearly so. Fewer litres are the starting point of every plan in the industry; only better ones can make up for it.',
      ],
      [
        'Real household disposable income',
        'Index, 2026 = 100',
        'Households with more to spend trade up, from the cask to the bottle and from the bottle to the club. When budgets shrink they seldom give up wine but go down a shelf.',
      ],
      [
        'Trade-weighted exchange rate',
        'Index, 2026 = 100',
        'A cheap dollar helps exporters and shields the home market from imports. A strong one takes the margin of bulk wine within one contract.',
      ],
      [
        'Visitors from abroad',
        'Index, 2026 = 100',
        'Visitors buy at the full price and become customers at home. Regions near an airport feel it first.',
      ],
    ],
    factors: [
      [
        'Contracts for the right fruit',
        'A winery that controls the grapes behind a label controls its quality and its cost, in short years and in long ones.',
      ],
      [
        'Several ways to the drinker',
        `Retail, restaurants, exports and the cellar door seldom fail together; none brings more than ${f.market(0)} of revenue.`,
      ],
      [
        'Discipline with stock',
        'Wine that is not sold has to be stored, insured and financed; selling it cheaply harms the label for years.',
      ],
      [
        'A name that people ask for',
        'Chains list what customers would miss, and critics write about what has a story.',
      ],
      [
        'Care for the vineyard in a warmer climate',
        'Varieties, water and sites are decisions for decades.',
      ],
    ],
  } satisfies Partial<WrittenWords>;
}

/** Text of the report, in its order: long because the text is. */
function writeTerms(f: Figures) {
  return {
    strengths: [
      [
        'Regions known around the world',
        'Barossa, Margaret River and Hunter Valley are names that sell.',
      ],
      ['Buyers in many countries', `Exports are ${f.exportShare} of revenue.`],
      [
        'Old vines and clean science',
        'Vineyards that escaped phylloxera and some of the best research in the trade.',
      ],
    ],
    weaknesses: [
      ['Too much red wine', 'Tanks filled for China are being emptied slowly and cheaply.'],
      ['Dependence on few retailers', `${f.market(0)} of revenue passes through their shelves.`],
      ['Capital tied up in cellars', 'Red wine has to be paid for years before it can be sold.'],
    ],
    opportunities: [
      [
        'China, with care',
        `It takes ${f.destination(0)} of exports again, and wants premium wine.`,
      ],
      ['Wine with less alcohol', 'A small range that grows fast and brings back drinkers.'],
      ['Cellar doors and clubs', `${f.market(3)} of revenue today, at the best margin of all.`],
    ],
    threats: [
      ['Falling consumption', 'Health advice and new habits reduce volumes year after year.'],
      ['Heat, drought and smoke', 'A bad season costs fruit; smoke costs the whole vintage.'],
      ['A tax by alcohol content', 'It would fall on cheap wine most of all.'],
    ],
    rules: [
      [
        'Wine Australia Act 2013',
        'It protects the names of regions and varieties and sets what exporters must show.',
      ],
      [
        'Wine equalisation tax',
        'Wine is taxed by its value at the last wholesale sale; small makers receive a rebate.',
      ],
      ['Liquor licensing of the states', 'Making, tasting and selling each need a licence.'],
      [
        'Food Standards Code',
        'It sets what wine may contain and what the label must say, warnings included.',
      ],
      [
        'Competition and Consumer Act 2010',
        'It forbids agreements on prices and misleading claims, of origin as well.',
      ],
    ],
    questions: [
      [
        'Stock',
        'How many months of sales do you hold, and how much of it is red?',
        'Stock is where the surplus of the past years still lies.',
      ],
      [
        'Exports',
        'What part of your exports goes to China, and what is your limit?',
        `For the industry as a whole it is ${f.destination(0)}.`,
      ],
      [
        'Customers',
        'How much do you sell at the cellar door and through your club?',
        `The average is ${f.market(3)} of revenue, at a far better margin than through retailers.`,
      ],
      [
        'Fruit',
        'How many of your grapes are under contract, and until when?',
        `Purchases are ${f.cost('Purchases')} of revenue.`,
      ],
      [
        'Costs',
        'What have glass and freight done to the cost of a case since 2021?',
        `The margin of the industry moved from ${f.marginFive} in ${f.fiveYear} to ${f.margin}.`,
      ],
      [
        'Range',
        'What do you offer to people who want to drink less?',
        'Those who have no answer lose these customers to another shelf.',
      ],
      [
        'Climate',
        'Which of your vineyards will be too hot in twenty years?',
        'Vines planted today will still stand.',
      ],
    ],
    glossary: [
      ['Bulk', 'Wine shipped in tanks and bottled near the drinker.'],
      ['Cask', 'Wine in a bag within a carton, the cheapest way to sell it.'],
      ['Cellar door', 'The place at a winery where visitors taste and buy.'],
      [
        'Crush',
        'To break the grapes so that the juice runs; also the amount of grapes a winery takes in.',
      ],
      ['Excise', 'A tax on the alcohol in spirits, beer and mixed drinks.'],
      ['Margin', 'Profit in per cent of revenue.'],
      ['Surplus', 'Wine for which there is no buyer at the usual price.'],
      ['Value added', 'What an industry adds to what it buys: wages, depreciation and profit.'],
      ['Vintage', 'The harvest of a year, and the wine made of it.'],
    ],
  } satisfies Partial<WrittenWords>;
}
