import type {
  IndustryChartName,
  IndustrySectionBodies,
  ShareRow,
  TradeRow,
} from '@broadsheet/contract';
import { findRemainder } from '../../charts/share-facts.js';
import { orAbsent, some } from '../../sections/parts.js';
import { getWords } from '../../words/get-words.js';
import type { NamedShare, TradePartner } from '../document-shares.js';
import type { FirstTier, SecondTier } from '../document-structure.js';
import { pickNamed } from '../figures/statistics.js';
import { writeAnalysis, writeCharts, type SectionContext } from './section-context.js';

/** The sections about the parts of a whole. */
export function buildBreakdownSections(context: SectionContext): IndustrySectionBodies {
  const { ProductsAndServices, MajorMarkets } = context.document;
  return {
    productsandservices: orAbsent({
      ...writeChapter(context, 'ProductsAndServices', ['ProductsAndServices']),
      ...some('Products', ProductsAndServices?.map(writeShare)),
    }),
    majormarkets: orAbsent({
      ...writeChapter(context, 'MajorMarkets', ['MajorMarkets']),
      ...some('Markets', MajorMarkets?.map(writeShare)),
    }),
    internationaltrade: buildTrade(context),
    geographicbreakdown: buildRegions(context),
    supplychain: buildSupplyChain(context),
    concentration: buildConcentration(context),
    coststructure: buildCosts(context),
  };
}

function writeChapter(
  context: SectionContext,
  chapter: Parameters<typeof writeAnalysis>[1],
  charts: readonly IndustryChartName[],
) {
  return { ...writeCharts(context, charts), ...writeAnalysis(context, chapter) };
}

const writeShare = ({ Name, Share, Remainder }: NamedShare): ShareRow => ({
  Name,
  Share,
  ...(Remainder === true && { Remainder }),
});

function buildTrade(context: SectionContext) {
  const { document, statistics } = context;
  return orAbsent({
    ...writeChapter(context, 'InternationalTrade', [
      'InternationalTradeImports',
      'InternationalTradeExports',
    ]),
    ...some('Statistics', pickNamed(statistics, ['Exports', 'Imports'])),
    ...some('Imports', listPartners(context, document.Imports)),
    ...some('Exports', listPartners(context, document.Exports)),
  });
}

/** As on the map: the remainder to 100 per cent is other countries. */
function listPartners(
  { document }: SectionContext,
  partners: readonly TradePartner[] = [],
): TradeRow[] {
  const { countryName, labels } = getWords(document.Language);
  const rows: TradeRow[] = partners.map(({ Country, Share }) => ({
    Name: countryName(Country),
    Country,
    Share,
  }));
  const rest = rows.length === 0 ? null : findRemainder(partners);
  return rest === null ? rows : [...rows, { Name: labels.otherCountries, Share: rest }];
}

function buildRegions(context: SectionContext) {
  const regions = (context.document.GeographicBreakdown ?? []).map(
    ({ Region, Name, Share, PopulationShare }) => ({
      Region,
      Name,
      Share,
      ...(PopulationShare !== undefined && { PopulationShare }),
    }),
  );
  return orAbsent({
    ...writeAnalysis(context, 'GeographicBreakdown'),
    ...some(
      'Regions',
      regions.toSorted((a, b) => b.Share - a.Share),
    ),
  });
}

function buildSupplyChain(context: SectionContext) {
  const { SupplyChain } = context.document;
  return orAbsent({
    ...writeChapter(context, 'SupplyChain', ['SupplyChain']),
    ...some('FirstTierSuppliers', SupplyChain?.FirstTierSuppliers?.map(writeFirstTier)),
    ...some('SecondTierSuppliers', SupplyChain?.SecondTierSuppliers?.map(writeSecondTier)),
    ...some('FirstTierBuyers', SupplyChain?.FirstTierBuyers?.map(writeFirstTier)),
    ...some('SecondTierBuyers', SupplyChain?.SecondTierBuyers?.map(writeSecondTier)),
  });
}

const writeFirstTier = ({ Title, Code }: FirstTier) => ({
  Title,
  ...(Code !== undefined && { Code }),
});
const writeSecondTier = (tier: SecondTier) => ({ ...writeFirstTier(tier), Via: [...tier.Via] });

function buildConcentration(context: SectionContext) {
  const { MarketShareConcentration: given } = context.document;
  return orAbsent({
    ...writeChapter(context, 'Concentration', ['MarketShareConcentration']),
    ...(given && {
      Companies: given.Companies,
      Shares: given.Points.map(({ Year, Industry, Sector }) => ({ Year, Industry, Sector })),
    }),
  });
}

function buildCosts(context: SectionContext) {
  const { CostStructure, Language } = context.document;
  const { costs } = getWords(Language).labels;
  return orAbsent({
    ...writeChapter(context, 'CostStructure', ['CostStructure']),
    ...some(
      'Costs',
      CostStructure?.map(({ Category, Name, Industry, Sector }) => ({
        Category: Name ?? costs[Category],
        Industry,
        Sector,
      })),
    ),
  });
}
