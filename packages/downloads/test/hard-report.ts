import { themes } from '@broadsheet/charts/themes';
import { block, countedIn, Type } from '@broadsheet/contract';
import type { ReportTask } from '@broadsheet/downloads';

export const longWord =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamten'.repeat(5);
export const lastColumn = 'Column number 60';
export const lastRow = 'Row number 500';
export const arabic = 'شركة القهوة العربية';
export const pictographs = '🍷👩‍🔬';
const unknownLetter = 'ก';

const wide = Object.fromEntries(
  Array.from({ length: 60 }, (_, index) => [`Column number ${String(index + 1)}`, Type.Number()]),
);

const sections = [
  {
    token: 'words',
    label: 'Words',
    body: Type.Object({ Analysis: Type.String(block('text')), Names: Type.String() }),
    content: {
      Analysis: `${longWord} and ${pictographs} and ${unknownLetter}\n${arabic} (Arabian Coffee)`,
      Names: `${arabic} ${longWord}`,
    },
  },
  {
    token: 'wide',
    label: 'Wide',
    body: Type.Object({
      Wide: Type.Array(Type.Object({ Name: Type.String(), ...wide }), block('table')),
    }),
    content: {
      Wide: Array.from({ length: 20 }, (_, row) => ({
        Name: `Row ${String(row + 1)} ${longWord.slice(0, 60)}`,
        ...Object.fromEntries(
          Object.keys(wide).map((name, index) => [name, row * 1_000_000 + index]),
        ),
      })),
    },
  },
  {
    token: 'long',
    label: 'Long',
    body: Type.Object({
      Long: Type.Array(Type.Object({ Name: Type.String(), Text: Type.String() }), block('table')),
    }),
    content: {
      Long: Array.from({ length: 500 }, (_, row) => ({
        Name: `Row number ${String(row + 1)}`,
        Text: row === 250 ? longWord : 'a few words that fill a line',
      })),
    },
  },
  {
    token: 'amounts',
    label: 'Amounts',
    body: Type.Object({
      Amounts: Type.Array(
        Type.Object({
          Name: Type.String(),
          Currency: Type.String(),
          Unit: Type.String(),
          Points: Type.Array(
            Type.Object({
              Year: Type.Integer(),
              Value: Type.Union([Type.Number(), Type.Null()]),
              Change: Type.Optional(Type.Number(countedIn('Percent'))),
            }),
          ),
        }),
        block('series'),
      ),
    }),
    content: {
      Amounts: [
        writeSeries('Rounded', [5_518_200_000, 5_634_000_000, null]),
        writeSeries('Exact', [5_518_200_001, 5_634_000_000, 5_700_000_000]),
      ],
    },
  },
];

function writeSeries(Name: string, values: (number | null)[]) {
  return {
    ...{ Name, Currency: 'AUD', Unit: 'Currency' },
    Points: values.map((Value, index) => ({
      ...{ Year: 2024 + index, Value },
      ...(index === 1 && { Change: 2.1 }),
    })),
  };
}

/** A report with everything that is hard to set on pages. */
export const hardReport: ReportTask = {
  format: 'pdf',
  head: {
    reportKey: 'industry/AU/1/English',
    key: { Country: 'AU', Code: '1', Language: 'English' },
    language: 'English',
    title: `Hard report ${longWord}`,
    edition: 1,
    publishedAt: '2026-01-31T09:00:00.000Z',
    updatedAt: '2026-01-31T09:00:00.000Z',
  },
  form: JSON.stringify({
    title: 'Hard reports',
    sections: sections.map(({ token, label, body }) => ({ token, label, body })),
    charts: [],
    words: {},
  }),
  sections: sections.map(({ token, label, content }) => ({
    token,
    result: Buffer.from(
      JSON.stringify({ RequestedSection: label, StatusCode: 200, Body: content }),
    ),
  })),
  charts: [],
  images: [],
  isPart: false,
  theme: themes.light,
  paper: 'A4',
  links: undefined,
};
