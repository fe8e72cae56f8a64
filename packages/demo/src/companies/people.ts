import type { CompanyDocument } from '@broadsheet/reports';
import type { Random } from '../random.js';
import type { CompanyProfile } from './profile.js';

type Person = NonNullable<CompanyDocument['Personnel']>[number];

const givenNames = [
  'Amelia',
  'Priya',
  'Hannah',
  'Thi Mai',
  'Rosa',
  'Keiko',
  'Fatima',
  'Margaret',
  'Zoe',
  'Aroha',
  'Daniel',
  'Rajesh',
  'Minh',
  'Angus',
  'Stavros',
  'Peter',
  'Tomasz',
  'Wei',
  'Lachlan',
  'Samuel',
  'Elena',
  'Nadia',
  'Bridget',
  'Imogen',
  'Grace',
  'Hamish',
  'Matteo',
  'Yusuf',
  'Oliver',
  'Koa',
] as const;

const familyNames = [
  'Ashdown',
  'Pettigrew',
  'Venkataraman',
  'Nguyen-Hart',
  'Castellano',
  'Okonjo',
  'Maddern',
  'Fairweather',
  'Karalis',
  'Tamahori',
  'Lindqvist',
  'Brannigan',
  'Sorenson',
  'Wentcher',
  'Halloran',
  'Dragovic',
  'Penhaligon',
  'Yoshimoto',
  'Abernethy',
  'Rosario',
  'Quilty',
  'Marchetti',
  'Ellery',
  'Thornbury',
  'Mbeki-Shaw',
  'Vasquez',
  'Winterton',
  'Kowalczyk',
  'Drummond',
  'Lim-Roberts',
] as const;

const executives = [
  'Chief Financial Officer',
  'Chief Operating Officer',
  'Company Secretary and General Counsel',
  'Chief People Officer',
] as const;

/** Boards of invented companies that are no demo companies. */
const otherBoards = [
  'Wandering Albatross Insurance Limited',
  'Stringybark Infrastructure Limited',
  'Tidal Flat Ventures Pty Ltd',
  'Magnetic Hill Foundation',
  'Lake Torrin Salt Company Limited',
  'Old Mill Theatre Trust',
  'Bluewren Medical Research Institute',
  'Wharf Street Capital Limited',
] as const;

const boardSizes: Partial<Record<CompanyProfile['kind'], number>> = {
  listed: 6,
  'new-zealand': 5,
  public: 4,
  cooperative: 5,
  'not-for-profit': 5,
  government: 4,
  'foreign-owned': 2,
};

export function buildPersonnel({ kind, founded }: CompanyProfile, random: Random): Person[] {
  const name = createNames(random);
  const appointed = () => randomDate(random, Math.max(2008, founded + 1), 2025);
  const directors = Array.from({ length: boardSizes[kind] ?? 1 }, (_, index): Person => {
    const boards = kind === 'small' ? [] : pickBoards(random);
    return {
      Name: name(),
      ...(random.next() < 0.12 && { Title: random.pick(['Dr', 'Professor']) }),
      Position: index === 0 ? 'Chair' : 'Non-executive Director',
      Roles: ['Director'],
      AppointedOn: appointed(),
      ...(boards.length > 0 && { OtherDirectorships: boards }),
    };
  });
  if (kind === 'small') {
    return directors.map((person) => ({
      ...person,
      Position: 'Managing Director',
      Roles: ['Director', 'Executive'],
    }));
  }
  const leader: Person = {
    Name: name(),
    Position: 'Managing Director and Chief Executive Officer',
    Roles: ['Director', 'Executive'],
    AppointedOn: appointed(),
  };
  const others = executives.slice(0, random.integer(2, 4)).map((position): Person => ({
    Name: name(),
    Position: position,
    Roles: ['Executive'],
    AppointedOn: appointed(),
  }));
  return [...directors, leader, ...others];
}

/** No two people of one company share a name. */
export function createNames(random: Random): () => string {
  const given = shuffle(givenNames, random);
  const family = shuffle(familyNames, random);
  return () => `${given.pop() ?? 'Alex'} ${family.pop() ?? 'Doe'}`;
}

export function shuffle<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

export function randomDate(random: Random, from: number, to: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${String(random.integer(from, to))}-${pad(random.integer(1, 12))}-${pad(random.integer(1, 28))}`;
}

function pickBoards(random: Random) {
  return shuffle(otherBoards, random)
    .slice(0, random.integer(0, 2))
    .map((company) => ({
      Company: company,
      Position: random.pick(
        /Trust|Foundation|Institute/.test(company)
          ? ['Trustee', 'Chair']
          : ['Non-executive Director', 'Non-executive Director', 'Chair'],
      ),
      Since: randomDate(random, 2012, 2025),
    }));
}
