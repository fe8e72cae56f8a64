import type { ClassificationDraft } from '@broadsheet/store';

interface System {
  version: string;
  levels: string[];
  /** Codes per level, as many as in the official classification. */
  counts: number[];
  /** Whether the top level has letters instead of two digits. */
  hasLetters: boolean;
}

const lettered = (version: string, levels: string, counts: number[]): System => ({
  ...{ version, levels: levels.split(' '), counts, hasLetters: true },
});

const systems: System[] = [
  lettered('ANZSIC-2006', 'Division Subdivision Group Class', [19, 86, 214, 506]),
  lettered('ISIC-4', 'Section Division Group Class', [21, 88, 238, 419]),
  lettered('NACE-2', 'Section Division Group Class', [21, 88, 272, 615]),
  {
    version: 'NAICS-2022',
    levels: ['Sector', 'Subsector', 'Group', 'Industry', 'National'],
    counts: [20, 96, 308, 689, 1012],
    hasLetters: false,
  },
  lettered('UKSIC-2007', 'Section Division Group Class Subclass', [21, 88, 272, 615, 191]),
];

interface Code {
  Code: string;
  Title: string;
  Level: number;
  Parent?: string;
  Notes: string;
  OtherWords: string[];
}

const origin = { Source: 'Made for the benchmark', Licence: 'none' };
/** About as long as official descriptions of codes. */
const notes = 'Growing, making, mending and selling of what belongs to this code. '.repeat(6);

/** Codes are spread evenly over the codes of the level above. */
function listCodes({ counts, hasLetters }: System): Code[] {
  const all: Code[] = [];
  let above: string[] = [];
  for (const [index, count] of counts.entries()) {
    const own = Array.from({ length: count }, (_, place) => {
      const parent = above[place % above.length];
      return { Code: writeCode({ index, place, hasLetters, above }), parent };
    });
    for (const { Code, parent } of own) {
      all.push({
        ...{ Code, Title: `Industry ${Code} of level ${String(index + 1)}`, Level: index + 1 },
        ...(parent !== undefined && { Parent: parent }),
        ...{ Notes: notes, OtherWords: [`trade ${Code}`, `business ${Code}`] },
      });
    }
    above = own.map(({ Code }) => Code);
  }
  return all;
}

interface CodePosition {
  index: number;
  place: number;
  hasLetters: boolean;
  above: string[];
}

function writeCode({ index, place, hasLetters, above }: CodePosition): string {
  if (index === 0) return hasLetters ? String.fromCharCode(65 + place) : String(11 + place);
  if (index === 1 && hasLetters) return String(place + 1).padStart(2, '0');
  return `${above[place % above.length] ?? ''}${String(Math.floor(place / above.length))}`;
}

/** Five whole classifications of the official sizes, and the concordances that connect them. */
export function buildClassifications(): ClassificationDraft[] {
  const trees = new Map(systems.map((system) => [system.version, listCodes(system)]));
  const link = (From: string, To: string): ClassificationDraft => {
    const targets = listDeepest(trees.get(To) ?? []);
    const Links = listDeepest(trees.get(From) ?? []).flatMap(({ Code }, index) =>
      [0, 1].map((more) => ({
        ...{ From: Code, To: targets[(index + more) % targets.length]?.Code, Exact: more === 0 },
      })),
    );
    const document = { From, To, ...origin, Links };
    return { name: `${From}/${To}`, kind: 'concordance', document };
  };
  return [
    ...systems.map(({ version, levels }): ClassificationDraft => ({
      name: version,
      kind: 'classification',
      document: {
        ...{ Version: version, Title: version, Levels: levels, ...origin },
        Codes: trees.get(version),
      },
    })),
    ...['ANZSIC-2006', 'NACE-2', 'NAICS-2022'].map((version) => link(version, 'ISIC-4')),
    link('UKSIC-2007', 'NACE-2'),
  ];
}

/** The codes of the last level. */
function listDeepest(codes: readonly Code[]): Code[] {
  const deepest = Math.max(...codes.map(({ Level }) => Level));
  return codes.filter(({ Level }) => Level === deepest);
}

/** The codes of the last level of NAICS, about a thousand. */
export const listNationalCodes = (): string[] =>
  listDeepest(systems.flatMap((system) => (system.hasLetters ? [] : listCodes(system)))).map(
    ({ Code }) => Code,
  );
