import type { IndustryDocument } from '@broadsheet/reports';
import type { Random } from '../random.js';
import type { IndustryProfile, Trade } from './profile.js';
import { roundAmount } from './round-amount.js';
import { lastYear } from './years.js';

type Point = NonNullable<IndustryDocument['Revenue']>[number];
type TradeSeries = Pick<IndustryDocument, 'ExportValue' | 'ImportValue' | 'DomesticDemand'>;
type MarketFigures = Pick<IndustryDocument, 'Revenue' | 'MajorMarkets'>;

/**
 * Above this share of exports, home demand is so small a remainder that a usual drift of exports
 * would halve or double it.
 */
const mostlyAbroad = 0.8;

/** No industry sells everything abroad, or leaves its home market entirely to imports. */
const largestShare = 0.97;

/**
 * Exports, imports and domestic demand, which is revenue less exports plus imports. Only for
 * industries whose profile names trade partners.
 */
export function buildTradeSeries(
  document: MarketFigures,
  { imports, exports }: IndustryProfile,
  random: Random,
): TradeSeries {
  const revenue = document.Revenue ?? [];
  if (imports === undefined || exports === undefined) return {};
  const exportShare = driftExportShare(
    findExportShare(document, exports, random),
    random.fork('exports'),
  );
  const importShare = driftShare(
    (imports.share ?? random.between(9, 38)) / 100,
    random.fork('imports'),
  );
  const sold = revenue.map(({ Year, Value }) => {
    const own = Value ?? 0;
    const abroad = roundAmount(own * exportShare(Year));
    const share = importShare(Year);
    // Imports are a share of demand, which includes them.
    return { own, abroad, bought: roundAmount(((own - abroad) * share) / (1 - share)) };
  });
  const build = (value: (year: (typeof sold)[number]) => number): Point[] =>
    revenue.map((point, index) => {
      const year = sold[index];
      return { ...point, Value: year === undefined ? null : value(year) };
    });
  return {
    ExportValue: build(({ abroad }) => abroad),
    ImportValue: build(({ bought }) => bought),
    DomesticDemand: build(({ own, abroad, bought }) => own - abroad + bought),
  };
}

/** The share of buyers abroad among the major markets, if they name any. */
function findExportShare(
  { MajorMarkets }: MarketFigures,
  { share }: Trade,
  random: Random,
): number {
  const abroad = (MajorMarkets ?? [])
    .filter(({ Name }) => Name.includes('xport') || Name.includes('abroad'))
    .reduce((sum, { Share }) => sum + Share, 0);
  return (abroad > 0 ? abroad : (share ?? random.between(6, 24))) / 100;
}

/** Where nearly everything is exported, the small share that is sold at home drifts instead. */
function driftExportShare(share: number, random: Random): (year: number) => number {
  if (share <= mostlyAbroad) return driftShare(share, random);
  const homeShare = driftShare(1 - share, random);
  return (year) => 1 - homeShare(year);
}

/** A share that varies a little from year to year, and has the given value in the latest one. */
function driftShare(share: number, random: Random): (year: number) => number {
  const yearly = random.between(-0.012, 0.016);
  const seed = random.fork('years');
  return (year) => {
    const noise = year === lastYear ? 1 : seed.fork(String(year)).between(0.98, 1.02);
    return Math.min(largestShare, share * (1 + yearly * (year - lastYear)) * noise);
  };
}
