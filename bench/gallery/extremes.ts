/** Charts with odd data: each case starts from a demo chart and changes it. */
import type {
  ChartData,
  ChartKind,
  SharePart,
  SupplyChainLink,
  TrendChart,
} from '@broadsheet/contract';
import type { Exhibit } from './exhibit.js';

type Chart<Kind extends ChartKind> = Extract<ChartData, { kind: Kind }>;
type Case = Exhibit['charts'][number];

const sixtyCharacters = 'Motor vehicle parts and accessories wholesaling in all states';

export function listExtremes(charts: ChartData[]): Exhibit {
  const find = <Kind extends ChartKind>(kind: Kind): Chart<Kind> => {
    const found = charts.find((chart): chart is Chart<Kind> => chart.kind === kind);
    if (!found) throw new Error(`No chart of the kind ${kind} to start from.`);
    return found;
  };
  return {
    heading: 'Odd data',
    themes: ['light'],
    charts: [
      ...bendTrend(find('trend')),
      ...bendShares(find('shares')),
      ...bendRest(find('cost-structure'), find('concentration'), find('life-cycle')),
      ...bendTrade(find('trade')),
      ...bendSupplyChain(find('supply-chain')),
    ],
  };
}

function withValues(chart: TrendChart, values: (number | null)[]): TrendChart {
  const points = values.map((value, index) => {
    const before = values[index - 1] ?? null;
    const change = value !== null && before !== null && before > 0 ? (value / before - 1) * 100 : null;
    const { year = 2012 + index, outlook = index >= 10 } = chart.points[index] ?? {};
    return { year, value, change, outlook };
  });
  return ofItsYears({ ...chart, points });
}

/** The subtitle says which years are shown. */
function ofItsYears<Data extends { subtitle: string; points: { year: number }[] }>(data: Data): Data {
  const first = data.points[0]?.year;
  const last = data.points.at(-1)?.year;
  const years = first === last ? String(first) : `${String(first)}–${String(last)}`;
  return { ...data, subtitle: data.subtitle.replace(/\d{4}–\d+/, years) };
}

function bendTrend(chart: TrendChart): Case[] {
  const values = chart.points.map(({ value }) => value);
  const at = (index: number, value: number | null): (number | null)[] => values.with(index, value);
  const missing = chart.points.filter((_, index) => index !== 3 && index !== 4 && index !== 11);
  return [
    { label: 'A single year', data: withValues(chart, values.slice(0, 1)) },
    { label: 'All zeros', data: withValues(chart, values.map(() => 0)) },
    { label: 'One negative', data: withValues(chart, at(6, -2.1e9)) },
    { label: 'All negative', data: withValues(chart, values.map((value) => -(value ?? 0))) },
    { label: 'A million times its neighbour', data: withValues(chart, at(5, 4e15)) },
    { label: 'Years without a figure', data: withValues(chart, at(4, null)) },
    { label: 'Missing years', data: { ...chart, points: missing } },
    {
      label: 'A long headline',
      data: {
        ...chart,
        title: `${sixtyCharacters}, repair and maintenance of motorcycles and their parts in Australia`,
      },
    },
    { label: 'Right-to-left text', data: { ...chart, title: 'صناعة القهوة في أستراليا – קליית קפה' } },
  ];
}

function partsOf(shares: number[], name: (index: number) => string): SharePart[] {
  return shares.map((share, index) => ({ name: name(index), share }));
}

function bendShares(chart: Chart<'shares'>): Case[] {
  const twelve = [22, 17, 14, 11, 9, 7, 6, 5, 4, 2.5, 1.5, 1];
  const short = (index: number): string => `Product ${String(index + 1)}`;
  const bare = { ...chart, other: null };
  return [
    { label: 'Two parts', data: { ...bare, parts: partsOf([61.5, 38.5], short) } },
    { label: 'Twelve parts', data: { ...bare, parts: partsOf(twelve, short) } },
    { label: 'A sliver and a giant', data: { ...bare, parts: partsOf([97, 0.3, 2.7], short) } },
    {
      label: 'Sixty-character names',
      data: { ...bare, parts: partsOf(twelve, (index) => `${String(index)} ${sixtyCharacters}`) },
    },
  ];
}

function bendRest(
  cost: Chart<'cost-structure'>,
  concentration: Chart<'concentration'>,
  lifeCycle: Chart<'life-cycle'>,
): Case[] {
  const loss = cost.parts.map((part, index) => (index === 0 ? { ...part, industry: -18.4 } : part));
  const gaps = concentration.points.map((point, index) =>
    index === 4 || index === 9 ? { ...point, sector: null } : point,
  );
  const close = concentration.points.map((point) => ({ ...point, sector: (point.industry ?? 0) + 0.4 }));
  return [
    { label: 'A loss among costs', data: { ...cost, parts: loss } },
    { label: 'Gaps in a line', data: { ...concentration, points: gaps } },
    { label: 'Two lines almost the same', data: { ...concentration, points: close } },
    { label: 'A single year of lines', data: ofItsYears({ ...concentration, points: gaps.slice(0, 1) }) },
    {
      label: 'Neighbours on top of each other',
      data: {
        ...lifeCycle,
        neighbours: Array.from({ length: 10 }, (_, index) => ({
          ...lifeCycle.industry,
          name: index % 3 === 0 ? sixtyCharacters : `Neighbour ${String(index + 1)}`,
        })),
      },
    },
  ];
}

function bendTrade(chart: Chart<'trade'>): Case[] {
  const small = ['SG', 'HK', 'MT', 'BH', 'FJ', 'LS', 'ZA', 'RU', 'US', 'GL'];
  const parts = small.map((country, index) => ({ name: country, country, share: 10 - index * 0.5 }));
  const giant = { name: sixtyCharacters, country: 'CN', share: 97 };
  return [
    { label: 'Very small and very large countries', data: { ...chart, parts } },
    { label: 'One country has it all', data: { ...chart, parts: [giant] } },
  ];
}

function tierOf(count: number, name: (index: number) => string, via: string[]): SupplyChainLink[] {
  return Array.from({ length: count }, (_, index) => ({ name: name(index), via }));
}

function bendSupplyChain(chart: Chart<'supply-chain'>): Case[] {
  const short = (index: number): string => `Industry ${String(index + 1)}`;
  const long = (index: number): string => `${String(index + 1)} ${sixtyCharacters}`;
  const one = { first: tierOf(1, short, []), second: tierOf(1, short, [short(0)]) };
  const twelve = { first: tierOf(12, long, []), second: tierOf(12, long, [long(0), long(5)]) };
  const none = { first: [], second: [] };
  return [
    { label: 'One industry in a tier', data: { ...chart, suppliers: one, buyers: one } },
    { label: 'Twelve industries in a tier', data: { ...chart, suppliers: twelve, buyers: twelve } },
    { label: 'Suppliers only', data: { ...chart, buyers: none } },
  ];
}
