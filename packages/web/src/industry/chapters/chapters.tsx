import type { ImageName, IndustrySectionToken } from '@broadsheet/client';
import type { ComponentType, ReactNode } from 'react';
import { CapitalIntensity } from '../sections/capital-intensity.js';
import { Companies } from '../sections/companies.js';
import { Drivers } from '../sections/drivers.js';
import { Forces } from '../sections/forces.js';
import { InternationalTrade } from '../sections/international-trade.js';
import { LifeCycle } from '../sections/life-cycle.js';
import { Outlook } from '../sections/outlook.js';
import { Performance } from '../sections/performance.js';
import { About } from '../sections/reference/about.js';
import { Glossary } from '../sections/reference/glossary.js';
import { Questions } from '../sections/reference/questions.js';
import { Regulation } from '../sections/reference/regulation.js';
import { Sources } from '../sections/reference/sources.js';
import { Regions } from '../sections/regions.js';
import { KeyRatios, KeyStatistics } from '../sections/statistics.js';
import { SuccessFactors } from '../sections/success-factors.js';
import { Swot } from '../sections/swot.js';
import { Takeaways } from '../sections/takeaways.js';
import { WordsAndCharts } from '../sections/words-and-charts.js';
import { chapterIds, type ChapterId } from './chapter-ids.js';
import type { IndustryBodies, PartProps } from './part-props.js';

/** A section of the report within its chapter. */
export interface ChapterPart {
  token: IndustrySectionToken;
  /** The charts of the section if the report does not assign any. */
  usualCharts: readonly ImageName[];
  render: (bodies: IndustryBodies, charts: readonly ImageName[], title: string) => ReactNode;
}

export interface Chapter {
  id: ChapterId;
  parts: ChapterPart[];
}

function part<Token extends IndustrySectionToken>(
  token: Token,
  Content: ComponentType<PartProps<Token>>,
  usualCharts: readonly ImageName[] = [],
): ChapterPart {
  return {
    token,
    usualCharts,
    render: (bodies, charts, title) => (
      <Content body={bodies[token]} charts={charts} title={title} />
    ),
  };
}

/** Earnings first, then products and customers, then business partners, then reference material. */
const parts: Record<ChapterId, ChapterPart[]> = {
  takeaways: [part('keytakeaways', Takeaways)],
  performance: [
    part('performance', Performance, [
      ...(['Revenue', 'ProfitMargin', 'Employees', 'Businesses', 'Establishments'] as const),
    ]),
  ],
  outlook: [part('outlook', Outlook)],
  'life-cycle': [part('lifecycle', LifeCycle, ['LifeCycle'])],
  products: [
    part('productsandservices', WordsAndCharts, ['ProductsAndServices']),
    part('majormarkets', WordsAndCharts, ['MajorMarkets']),
  ],
  trade: [
    part('internationaltrade', InternationalTrade, [
      ...(['InternationalTradeImports', 'InternationalTradeExports'] as const),
    ]),
    part('geographicbreakdown', Regions),
  ],
  competition: [
    part('competitiveforces', Forces),
    part('concentration', WordsAndCharts, ['MarketShareConcentration']),
    part('companies', Companies, ['CompanyMarketShare']),
  ],
  costs: [
    part('coststructure', WordsAndCharts, ['CostStructure']),
    part('capitalintensity', CapitalIntensity),
    part('supplychain', WordsAndCharts, ['SupplyChain']),
  ],
  drivers: [part('externaldrivers', Drivers)],
  success: [part('keysuccessfactors', SuccessFactors)],
  swot: [part('swot', Swot)],
  regulation: [part('regulation', Regulation)],
  questions: [part('callpreparation', Questions)],
  statistics: [part('keystatistics', KeyStatistics), part('keyratios', KeyRatios)],
  about: [part('about', About)],
  glossary: [part('glossary', Glossary)],
  sources: [part('sources', Sources)],
};

export const chapters: readonly Chapter[] = chapterIds.map((id) => ({ id, parts: parts[id] }));

/** The anchor of a section on the page; undefined if the token is no section. */
export function findAnchor(token: string): string | undefined {
  // The page header.
  if (token === 'title') return token;
  const chapter = chapters.find((each) => each.parts.some((one) => one.token === token));
  if (!chapter) return undefined;
  return chapter.parts.length === 1 ? chapter.id : token;
}
