import { isicSections } from '../industries/generated/isic.js';
import { isicBranches, naceBranches, ukSubclasses } from './branches.js';

interface Section {
  title: string;
  divisions: Readonly<Record<string, string>>;
}

/** Sections that the generated demo industries leave out, at their positions. */
const others: Readonly<Record<string, Section>> = {
  O: {
    title: 'Public administration and defence; compulsory social security',
    divisions: { '84': 'Public administration and defence; compulsory social security' },
  },
  S: {
    title: 'Other service activities',
    divisions: {
      '94': 'Activities of membership organizations',
      '95': 'Repair of computers and personal and household goods',
      '96': 'Other personal service activities',
    },
  },
  T: {
    title:
      'Activities of households as employers; undifferentiated goods- and services-producing activities of households for own use',
    divisions: {
      '97': 'Activities of households as employers of domestic personnel',
      '98': 'Undifferentiated goods- and services-producing activities of private households for own use',
    },
  },
  U: {
    title: 'Activities of extraterritorial organizations and bodies',
    divisions: { '99': 'Activities of extraterritorial organizations and bodies' },
  },
};

/** Titles that the demo industries shorten. */
const wholeTitles: Readonly<Record<string, string>> = {
  '16': 'Manufacture of wood and of products of wood and cork, except furniture; manufacture of articles of straw and plaiting materials',
};

/** Titles that differ between NACE (and UK SIC) and ISIC for the same section or division. */
const naceTitles: Readonly<Record<string, string>> = {
  ...wholeTitles,
  '22': 'Manufacture of rubber and plastic products',
  '43': 'Specialised construction activities',
  '66': 'Activities auxiliary to financial services and insurance activities',
  '79': 'Travel agency, tour operator and other reservation service and related activities',
  '94': 'Activities of membership organisations',
  '99': 'Activities of extraterritorial organisations and bodies',
  U: 'Activities of extraterritorial organisations and bodies',
};

const sections: Readonly<Record<string, Section>> = { ...isicSections, ...others };
const heading = 'code|title|other_words';

function* listLines(
  branches: Readonly<Record<string, string>>,
  titles: Readonly<Record<string, string>>,
): Iterable<string> {
  yield heading;
  for (const [section, { title, divisions }] of Object.entries(sections).sort(byCode)) {
    yield `${section}|${titles[section] ?? title}|`;
    for (const [division, name] of Object.entries(divisions).sort(byCode)) {
      yield `${division}|${titles[division] ?? name}|`;
      const branch = branches[division];
      if (branch !== undefined) yield* branch.split('\n');
    }
  }
}

const byCode = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);

function* addSubclasses(lines: Iterable<string>): Iterable<string> {
  for (const line of lines) {
    yield line;
    const [code = ''] = line.split('|');
    const below = ukSubclasses[code];
    if (below !== undefined) yield* below.split('\n');
  }
}

/** Extracts of ISIC Rev. 4, NACE Rev. 2 and UK SIC 2007, which share sections and divisions. */
export const isic = [...listLines(isicBranches, wholeTitles)].join('\n');
export const nace = [...listLines(naceBranches, naceTitles)].join('\n');
export const ukSic = [...addSubclasses(listLines(naceBranches, naceTitles))].join('\n');
