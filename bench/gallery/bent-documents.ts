/** Documents at the limits of what each family allows. */

export interface BentDocument {
  label: string;
  document: object;
  /** Published with it if a chart compares reports. */
  others?: object[];
}

const longName = 'Supply of tools, gases and trained people from one region of the world';
const namedLong = (index: number) => `${String(index + 1)} ${longName}`.slice(0, 60).trim();
const years = (count: number, last = 2026) =>
  Array.from({ length: count }, (_, index) => last - count + 1 + index);
const equalShares = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    index === 0 ? 100 - (count - 1) * Math.floor(100 / count) : Math.floor(100 / count),
  );

const australianRegions = ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'];

/** One table, by family. */
const bends: Readonly<Record<string, (document: object) => BentDocument[]>> = {
  businessenvironment: (document) => [
    {
      label: 'two years',
      document: { ...document, Points: years(2).map((Year, index) => ({ Year, Value: index })) },
    },
    {
      label: 'thirty years by month, below zero and with gaps',
      document: {
        ...document,
        Interval: 'Month',
        Points: Array.from({ length: 360 }, (_, index) => ({
          Date: `${String(1996 + Math.floor(index / 12))}-${String((index % 12) + 1).padStart(2, '0')}`,
          Value: index % 50 === 7 ? null : Math.round(900 * Math.sin(index / 20)) / 100,
        })),
      },
    },
    {
      label: 'huge figures',
      document: {
        ...document,
        Points: years(10).map((Year, index) => ({ Year, Value: 9e13 * (index + 1) })),
      },
    },
  ],
  esg: (document) => [
    { label: 'both ends of the scale', document: scoreAll(document, (index) => (index % 2 ? 1 : 9)) },
  ],
  segmentbenchmarking: (document) => [
    { label: 'twelve bands of long names', document: withSegments(document, 12, () => 1e9) },
    {
      label: 'two bands, one of them nearly everything',
      document: withSegments(document, 2, (index) => (index === 0 ? 1 : 999_999)),
    },
  ],
  occupation: (document) => [
    {
      label: 'one year, all earn the same, two dozen industries',
      document: {
        ...document,
        Employment: [{ Year: 2026, Value: 12 }],
        Earnings: {
          ...{ Currency: 'AUD', Period: 'Year' },
          Years: [percentiles(2026, [5e4, 5e4, 5e4, 5e4, 5e4])],
        },
        EmployingIndustries: equalShares(20).map((Share, index) => ({
          ...{ Code: String(1000 + index), Title: namedLong(index), Share },
        })),
      },
    },
    {
      label: 'thirty years, very far apart',
      document: {
        ...document,
        Employment: years(30).map((Year, index) => ({ Year, Value: index % 9 === 4 ? null : 1e6 * index })),
        Earnings: {
          ...{ Currency: 'AUD', Period: 'Year' },
          Years: years(30).map((Year, index) =>
            percentiles(Year, [1, 10, 1e3 * (index + 1), 1e6, 9e6]),
          ),
        },
      },
    },
  ],
  procurement: (document) => [
    {
      label: 'one year, twelve inputs of long names',
      document: {
        ...document,
        Price: {
          ...{ Currency: 'AUD', Per: 'litre' },
          Years: [{ Year: 2026, Average: 0.004, Lowest: 0.001, Highest: 0.009 }],
        },
        InputCosts: equalShares(12).map((Share, index) => ({ Name: namedLong(index), Share })),
      },
    },
    {
      label: 'from nearly nothing to millions',
      document: {
        ...document,
        Price: {
          ...{ Currency: 'AUD', Per: 'turbine with tower and foundations' },
          Years: years(20).map((Year, index) => ({
            ...{ Year, Average: 10 ** (index / 3), Lowest: 0.01, Highest: 9e6 },
          })),
        },
        InputCosts: [
          { Name: 'All', Share: 99.9 },
          { Name: 'The rest', Share: 0.1 },
        ],
      },
    },
  ],
  state: (document) => {
    const region = (index: number) => ({
      ...document,
      Region: australianRegions[index],
      RegionName: namedLong(index),
      Revenue: years(10).map((Year) => ({ Year, Value: Math.round(4e9 / 9 ** index) + 1 })),
    });
    const withheld = {
      ...document,
      ...{ Region: 'TAS', RegionName: 'Tasmania' },
      Revenue: years(10).map((Year) => ({ Year, Value: null, Suppressed: true })),
      Employees: years(10).map((Year, index) => ({ Year, Value: index % 2 ? 3 : null })),
    };
    return [
      { label: 'one year', document: { ...document, Revenue: [{ Year: 2026, Value: 1 }] } },
      { label: 'withheld but for every other year', document: withheld },
      {
        label: 'regions of long names, one far ahead',
        document: region(7),
        others: australianRegions.map((_, index) => region(index)),
      },
    ];
  },
};

export function bendDocuments(family: string, document: object): BentDocument[] {
  return bends[family]?.(document) ?? [];
}

function percentiles(Year: number, values: number[]): object {
  const names = [10, 25, 50, 75, 90].map((name) => `Percentile${String(name)}`);
  return { Year, ...Object.fromEntries(names.map((name, index) => [name, values[index]])) };
}

function withSegments(document: object, count: number, revenueOf: (index: number) => number): object {
  return {
    ...document,
    Segments: Array.from({ length: count }, (_, index) => ({
      SegmentSize: namedLong(index),
      Revenue: years(3).map((Year) => ({ Year, Value: revenueOf(index) })),
    })),
  };
}

/** Every component of every part has a different score. */
function scoreAll(document: object, scoreOf: (index: number) => number): object {
  return Object.fromEntries(
    Object.entries(document).map(([name, value]) => {
      const { Components: components } = (value ?? {}) as { Components?: object[] };
      if (!Array.isArray(components)) return [name, value as unknown];
      const Components = components.map((one, index) => ({ ...one, Score: scoreOf(index) }));
      return [name, { ...(value as object), Components }];
    }),
  );
}
