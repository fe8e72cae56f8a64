import type { ChartData, LifeCyclePosition } from '@broadsheet/contract';
import { findAtPointer } from '@broadsheet/contract/checking';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildChartTable } from '../../src/charts/chart-table.js';
import { roundTo } from '../../src/figures/rounding.js';
import { IndustryDocument } from '../../src/industry/document.js';
import { industryFamily } from '../../src/industry/family.js';
import { formatPercent } from '../../src/words/percent.js';
import { anyDocument } from './any-document.js';
import { listIndustryCharts } from './list-charts.js';
import { buildSample } from './sample-document.js';

const isError = ({ severity }: { severity: string }) => severity === 'error';

describe('any document', () => {
  it('that is right has no errors, and charts of finite figures and whole texts', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        expect(industryFamily.check(document).filter(isError)).toEqual([]);
        for (const chart of listIndustryCharts(document)) {
          const text = JSON.stringify(chart);
          expect(JSON.parse(text)).toEqual(chart);
          expect(text).not.toMatch(/undefined|NaN|Infinity/);
          expect(chart.altText).toMatch(/^.+[.。]$/);
        }
      }),
    );
  });

  it('gives tables whose figures are the charts’ own, derived changes with two decimals', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        for (const chart of listIndustryCharts(document)) {
          const { columns, rows } = buildChartTable(chart);
          expect(rows.every((row) => row.length === columns.length)).toBe(true);
          const figures = rows.flat().filter((cell) => typeof cell === 'number');
          const own = listFigures(chart, (change) => roundTo(change, 2));
          expect(figures.toSorted()).toEqual(own.toSorted());
        }
      }),
    );
  });

  it('has alt texts that say no share which the table does not', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        for (const chart of listIndustryCharts(document)) {
          if (chart.kind === 'trend') continue;
          const known = [...listFigures(chart).map(Math.abs), addLeaders(chart)].map(formatPercent);
          const said = chart.altText.match(/[\d,.]+%/g) ?? [];
          expect(said.filter((text) => !known.includes(text))).toEqual([]);
        }
      }),
    );
  });

  it('has trends whose changes follow from their values', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        for (const chart of listIndustryCharts(document)) {
          if (chart.kind !== 'trend') continue;
          for (const [index, { value, change }] of chart.points.entries()) {
            const base = chart.points[index - 1]?.value;
            if (change === null || value === null || !base) continue;
            expect(base * (1 + change / 100)).toBeCloseTo(value, -Math.log10(base) + 3.5);
          }
        }
      }),
    );
  });

  it('has shares that make the whole', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        for (const chart of listIndustryCharts(document)) {
          if (chart.kind !== 'shares' && chart.kind !== 'trade') continue;
          const other = chart.kind === 'shares' ? (chart.other?.share ?? 0) : 0;
          expect(chart.parts.reduce((sum, { share }) => sum + share, other)).toBeCloseTo(100, 4);
        }
      }),
    );
  });
});

describe('the check', () => {
  it('never throws, whatever it is given', () => {
    fc.assert(fc.property(fc.anything(), (value) => Array.isArray(industryFamily.check(value))));
  });

  it('never throws where anything stands in the place of a block, and points into it', () => {
    const blocks = fc.constantFrom(...Object.keys(IndustryDocument.properties));
    fc.assert(
      fc.property(blocks, fc.jsonValue(), (block, value) => {
        const document = { ...buildSample(), [block]: value };
        for (const { pointer, message } of industryFamily.check(document)) {
          expect(pointer === '' || findAtPointer(document, pointer) !== undefined).toBe(true);
          expect(message).toMatch(/[.?]$/);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('finds any figure that breaks a sum of shares', () => {
    const wrong = fc
      .double({ min: 0, max: 100, noNaN: true })
      .filter((share) => Math.abs(share - 40) > 2);
    fc.assert(
      fc.property(wrong, (share) => {
        const [first, second] = buildSample().MajorMarkets ?? [];
        if (!first || !second) throw new Error('the sample has two markets');
        const document = buildSample({ MajorMarkets: [{ ...first, Share: share }, second] });
        expect(industryFamily.check(document)).toContainEqual(
          expect.objectContaining({ severity: 'error', pointer: '/MajorMarkets' }),
        );
      }),
    );
  });
});

/** The sum of the three largest parts, whatever the remainder. */
function addLeaders(chart: ChartData): number {
  if (chart.kind !== 'shares' && chart.kind !== 'trade') return 0;
  const named = chart.parts.filter((part) => !('country' in part) || part.country !== null);
  const leaders = named.map(({ share }) => share).toSorted((a, b) => b - a);
  return leaders.slice(0, 3).reduce((sum, share) => sum + share, 0);
}

const listGrowth = ({ economicShareGrowth, establishmentGrowth }: LifeCyclePosition) => [
  economicShareGrowth,
  establishmentGrowth,
];

/** All figures of a chart; derived ones as in the second parameter. */
function listFigures(chart: ChartData, derived = (change: number) => change): number[] {
  const numbers = (...values: (number | null)[]) => values.filter((value) => value !== null);
  switch (chart.kind) {
    case 'trend':
      return chart.points.flatMap(({ year, value, change }) =>
        numbers(year, value, change === null ? null : derived(change)),
      );
    case 'life-cycle':
      return [...listGrowth(chart.industry).map(derived), ...chart.neighbours.flatMap(listGrowth)];
    case 'shares':
      return [...chart.parts, ...(chart.other ? [chart.other] : [])].map(({ share }) => share);
    case 'trade':
      return chart.parts.map(({ share }) => share);
    case 'concentration':
      return chart.points.flatMap(({ year, industry, sector }) => numbers(year, industry, sector));
    case 'cost-structure':
      return chart.parts.flatMap(({ industry, sector }) => [industry, sector]);
    case 'supply-chain':
      return [];
    case 'ranking':
    case 'scores':
    case 'score-history':
    case 'spread':
      throw new Error(`An industry report has no chart of the kind ${chart.kind}.`);
  }
}
