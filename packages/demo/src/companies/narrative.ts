import type { CompanyDocument } from '@broadsheet/reports';
import type { Random } from '../random.js';
import { outlooks, type Point } from './outlooks.js';
import type { CompanyProfile, EventProfile } from './profile.js';

type Narrative = Pick<CompanyDocument, 'Brands' | 'SWOT' | 'History'>;

export function buildNarrative(profile: CompanyProfile, random: Random): Narrative {
  const { brands = [], economics, kind } = profile;
  const isKnown = kind !== 'small' && kind !== 'bare';
  return {
    ...(brands.length > 0 && {
      Brands: {
        Items: brands.map(([name, category, about]) => ({
          Name: name,
          Category: category,
          ...(about !== undefined && { Description: about }),
        })),
      },
    }),
    ...(isKnown && { SWOT: writeSwot(outlooks[economics]) }),
    ...(isKnown && { History: writeHistory(profile, random) }),
  };
}

function writeSwot({ strengths, weaknesses, opportunities, threats }: (typeof outlooks)['food']) {
  const write = (points: readonly Point[]) =>
    points.map(([point, detail]) => ({ Point: point, Detail: detail }));
  return {
    Strengths: write(strengths),
    Weaknesses: write(weaknesses),
    Opportunities: write(opportunities),
    Threats: write(threats),
  };
}

function writeHistory(profile: CompanyProfile, random: Random) {
  const events = [
    ...listBeginnings(profile),
    ...(profile.events ?? listUsualEvents(profile, random)),
  ];
  return {
    Events: events.map(([Date, Kind, Description]) => ({ Date, Kind, Description })),
  };
}

function listBeginnings({ name, founded, city, asx, kind }: CompanyProfile): EventProfile[] {
  const start: EventProfile = [
    String(founded),
    'Milestone',
    kind === 'cooperative'
      ? `Founded in ${city} by producers who became its first members.`
      : `${name} is founded in ${city}.`,
  ];
  if (asx === undefined) return [start];
  const listed = Math.min(2023, Math.max(founded + 6, 1988));
  return [
    start,
    [String(listed), 'OwnershipChange', 'Shares are listed on the Australian exchange.'],
  ];
}

function listUsualEvents(
  { founded, divisions, parent, city }: CompanyProfile,
  random: Random,
): EventProfile[] {
  const year = () => String(random.integer(Math.max(founded + 1, 2004), 2024));
  const second = divisions[1];
  return [
    ...(second
      ? [
          [
            year(),
            'Acquisition',
            `Buys a regional business that becomes the base of the division ${second[0]}.`,
          ] as const,
        ]
      : []),
    ...(parent
      ? [
          [
            String(random.integer(Math.max(founded + 1, 2006), 2019)),
            'OwnershipChange',
            `${parent.name} acquires ${String(parent.percentage)} per cent of the company.`,
          ] as const,
        ]
      : []),
    [`${year()}-03`, 'Milestone', `Moves its head office to new premises in ${city}.`],
  ];
}
