import type { CompanyDocument } from '@broadsheet/reports';
import type { Random } from '../random.js';
import { createNames, shuffle } from './people.js';
import type { CompanyProfile } from './profile.js';

type Shareholders = NonNullable<CompanyDocument['Shareholders']>;
type Holding = Shareholders['Holdings'][number];

const asAt = '2026-08-14';

/** Names typical of share registers; none is a real custodian or fund. */
const institutions: readonly (readonly [name: string, jurisdiction: string])[] = [
  ['Tasman Custodian Nominees Limited', 'New South Wales, Australia'],
  ['Southbank Securities Nominees Pty Ltd', 'Victoria, Australia'],
  ['Fernwave Superannuation Pty Ltd', 'Victoria, Australia'],
  ['Coral Sea Investment Managers Limited', 'Queensland, Australia'],
  ['Hemlock & Vane Asset Management LLC', 'Delaware, United States'],
  ['Aurora Borealis Pension Fund', 'Norway'],
  ['Thistledown Fund Managers plc', 'Scotland, United Kingdom'],
  ['Merlion Harbour Capital Pte Ltd', 'Singapore'],
  ['Nullarbor Index Trust', 'South Australia, Australia'],
  ['Long Jetty Investments Pty Ltd', 'New South Wales, Australia'],
  ['Teachers and Nurses Super Fund', 'Queensland, Australia'],
  ['Kestrel Lane Nominees Pty Ltd', 'Western Australia, Australia'],
  ['Rain Gauge Small Companies Fund', 'Victoria, Australia'],
  ['Wharf Street Capital Limited', 'New South Wales, Australia'],
];

export function buildShareholders(
  { kind, parent }: CompanyProfile,
  sharesOnIssue: number | undefined,
  random: Random,
): Shareholders | undefined {
  if (sharesOnIssue === undefined) return undefined;
  if (parent) return ownedBy(parent, sharesOnIssue, random);
  if (kind === 'listed' || kind === 'new-zealand') {
    return listRegister(sharesOnIssue, random);
  }
  if (kind === 'public') return listPartners(sharesOnIssue, random);
  return kind === 'proprietary' ? listFamily(sharesOnIssue, random) : undefined;
}

/** A register of the top twenty or fewer, falling from a large holder to small ones. */
function listRegister(sharesOnIssue: number, random: Random): Shareholders {
  const holders = shuffle(institutions, random).slice(0, random.integer(10, 14));
  let percentage = random.between(11, 19);
  const institutional = holders.map(([holder, jurisdiction]): Holding => {
    const held = hold(holder, percentage, sharesOnIssue, jurisdiction);
    percentage *= random.between(0.62, 0.86);
    return held;
  });
  const founder = createNames(random)().split(' ').at(-1) ?? 'Founder';
  const family = hold(
    `${founder} Family Holdings Pty Ltd`,
    random.between(2, 9),
    sharesOnIssue,
    'Australia',
  );
  return {
    AsAt: asAt,
    TotalHolders: random.integer(4_000, 96_000),
    Holdings: [...institutional, family],
  };
}

function listPartners(sharesOnIssue: number, random: Random): Shareholders {
  const holders = shuffle(institutions, random).slice(0, 4);
  const weights = [40, 30, 18, 12];
  const holdings = holders.map(([holder, jurisdiction], index) =>
    hold(holder, weights[index] ?? 0, sharesOnIssue, jurisdiction),
  );
  return { AsAt: asAt, TotalHolders: holdings.length, Holdings: holdings };
}

function listFamily(sharesOnIssue: number, random: Random): Shareholders {
  const nextName = createNames(random);
  const family = nextName().split(' ').at(-1) ?? 'Family';
  const weights = random.pick([[60, 40], [50, 30, 20], [70, 15, 15], [100]]);
  const holdings = weights.map((weight, index) =>
    hold(
      index === 0 ? `${family} Family Trust` : `${nextName().split(' ')[0] ?? 'A'} ${family}`,
      weight,
      sharesOnIssue,
      'Australia',
    ),
  );
  return { AsAt: asAt, TotalHolders: holdings.length, Holdings: holdings };
}

function ownedBy(
  { name, jurisdiction, percentage }: NonNullable<CompanyProfile['parent']>,
  sharesOnIssue: number,
  random: Random,
): Shareholders {
  const rest = 100 - percentage;
  const management = `${createNames(random)()} and management`;
  const holdings = [
    hold(name, percentage, sharesOnIssue, jurisdiction),
    ...(rest > 0 ? [hold(management, rest, sharesOnIssue, 'Australia')] : []),
  ];
  return { AsAt: asAt, TotalHolders: holdings.length, Holdings: holdings };
}

/** Percentages are left out: they follow from the shares. Only large holdings are verified. */
function hold(
  name: string,
  percentage: number,
  sharesOnIssue: number,
  jurisdiction: string,
): Holding {
  return {
    Name: name,
    Shares: Math.floor((sharesOnIssue * percentage) / 100),
    ...(percentage >= 5 && { Jurisdiction: jurisdiction, VerifiedOn: '2026-09-01' }),
  };
}
