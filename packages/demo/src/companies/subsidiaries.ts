import type { CompanyDocument } from '@broadsheet/reports';
import type { Random } from '../random.js';
import type { CompanyProfile } from './profile.js';

type Subsidiaries = NonNullable<CompanyDocument['Subsidiaries']>;

/** How a company abroad is named and where it is incorporated, by region of operation. */
const abroad: Readonly<Record<string, readonly [country: string, suffix: string]>> = {
  'New Zealand': ['NZ', '(NZ) Limited'],
  'United Kingdom': ['GB', 'UK Limited'],
  Europe: ['NL', 'Europe B.V.'],
  'United States': ['US', 'USA Inc.'],
  'North America': ['US', 'North America Inc.'],
  China: ['CN', '(Shanghai) Trading Co., Ltd'],
  Japan: ['JP', 'Japan K.K.'],
  Asia: ['SG', 'Asia Pte Ltd'],
  Australia: ['AU', 'Australia Pty Ltd'],
};

const ventures = [
  'Ferryman Storage',
  'Lamplighter Property',
  'Tidegate Ventures',
  'Woolstore Holdings',
  'Old Signal Research',
] as const;

const groups = new Set(['listed', 'public', 'foreign-owned', 'new-zealand']);

export function buildSubsidiaries(
  { name, kind, divisions, regions = {} }: CompanyProfile,
  random: Random,
): Subsidiaries | undefined {
  if (!groups.has(kind)) return undefined;
  const home = kind === 'new-zealand' ? 'New Zealand' : 'Australia';
  const suffix = kind === 'new-zealand' ? 'Limited' : 'Pty Ltd';
  const country = kind === 'new-zealand' ? 'NZ' : 'AU';
  const byDivision = divisions.map(([division]) => ({
    Name: `${name} ${division} ${suffix}`,
    Relationship: 'Subsidiary' as const,
    Ownership: 100,
    Country: country,
  }));
  const byRegion = Object.keys(regions).flatMap((region) => {
    const abroadName = region === home ? undefined : abroad[region];
    if (!abroadName) return [];
    const [placeCountry, placeSuffix] = abroadName;
    const Ownership = random.pick([100, 100, 100, 75]);
    const Name = `${name} ${placeSuffix}`;
    return [{ Name, Relationship: 'Subsidiary' as const, Ownership, Country: placeCountry }];
  });
  const venture = {
    Name: `${random.pick(ventures)} ${suffix}`,
    Relationship: random.pick(['JointVenture', 'Associate'] as const),
    Ownership: random.pick([25, 33.3, 50]),
    Country: country,
  };
  return [...byDivision, ...byRegion, venture];
}
