import type { ConcentrationChart, ConcentrationPoint } from '@broadsheet/contract';
import type { ConcentrationFacts, DatedText } from '../words/alt-texts.js';
import type { Words } from '../words/words.js';
import type { ChartContext } from './chart-context.js';
import type { Concentration } from './document-structure.js';

export function buildConcentrationChart(
  context: ChartContext,
  { Companies, Points }: Concentration,
): ConcentrationChart {
  const { words, title, source } = context;
  const points = Points.map(({ Year, Industry, Sector }) => ({
    industry: Industry,
    sector: Sector,
    year: Year,
  }));
  const facts = findConcentrationFacts(Companies, points, words);
  return {
    altText: words.altTexts.concentration(facts),
    companies: Companies,
    kind: 'concentration',
    locale: words.locale,
    name: 'MarketShareConcentration',
    points,
    source,
    subtitle: words.subtitles.concentration(Companies, facts.period),
    title,
    words: { industry: words.labels.industry, sector: words.labels.sector },
  };
}

function findConcentrationFacts(
  companies: number,
  points: readonly ConcentrationPoint[],
  words: Words,
): ConcentrationFacts {
  const first = points.find(({ industry }) => industry !== null);
  const last = points.findLast(({ industry }) => industry !== null);
  const sector = points.findLast((point) => point.sector !== null);
  return {
    companies,
    period: { from: points.at(0)?.year ?? 0, to: points.at(-1)?.year ?? 0 },
    first: date(first?.year, first?.industry, words),
    last: date(last?.year, last?.industry, words),
    change: first === last ? null : (last?.industry ?? 0) - (first?.industry ?? 0),
    sector: date(sector?.year, sector?.sector, words),
  };
}

function date(year = 0, value: number | null = null, words: Words): DatedText | null {
  return value === null ? null : { year, text: words.percent(value) };
}
