import type { Client, Entitlement } from '@broadsheet/store';
import { describe, expect, it } from 'vitest';
import {
  scopesOf,
  requireEntitlement,
  type Access,
} from '../../src/authentication/report-access.js';
import { isAdministrator, requireAdministrator } from '../../src/authentication/roles.js';

const all = { families: '*', countries: '*', languages: '*' } as const;

function clientWith(...entitlements: Entitlement[]): Client {
  return {
    id: 'c',
    name: 'C',
    entitlements,
    ratePlan: null,
    users: [],
    hasSecret: false,
    disabledAt: null,
    expiresAt: null,
    createdAt: 0,
    tokenGeneration: 0,
    userGenerations: new Map(),
  };
}

const wine = { family: 'industry', country: 'AU', language: 'English' } as const;

const may = (client: Client | undefined, access: Access, requested: typeof wine | object = {}) => {
  try {
    requireEntitlement(client, { ...wine, ...requested }, access);
    return true;
  } catch {
    return false;
  }
};

describe('an entitlement', () => {
  it('includes what is less: publishing includes reading, administering both', () => {
    const accesses: Access[] = ['read', 'publish', 'administer'];
    const table = accesses.map((given) =>
      accesses.map((requested) => may(clientWith({ access: given, ...all }), requested)),
    );
    expect(table).toEqual([
      [true, false, false],
      [true, true, false],
      [true, true, true],
    ]);
  });

  it('covers every combination of what it lists, and nothing else', () => {
    const client = clientWith({
      access: 'read',
      families: ['industry'],
      countries: ['AU', 'NZ'],
      languages: ['English', 'Māori'],
    });
    expect(may(client, 'read')).toBe(true);
    expect(may(client, 'read', { country: 'NZ', language: 'MĀORI' })).toBe(true);
    expect(may(client, 'read', { country: 'US' })).toBe(false);
    expect(may(client, 'read', { language: 'Japanese' })).toBe(false);
    expect(may(client, 'read', { family: 'company' })).toBe(false);
  });

  it('is not mixed with another', () => {
    const client = clientWith(
      { access: 'read', families: ['industry'], countries: ['AU'], languages: ['English'] },
      { access: 'publish', families: ['company'], countries: ['AU'], languages: ['Japanese'] },
    );
    expect(may(client, 'read', { language: 'Japanese' })).toBe(false);
    expect(may(client, 'publish')).toBe(false);
  });

  it('that is missing is named', () => {
    expect(() => {
      requireEntitlement(clientWith(), wine, 'publish');
    }).toThrow(/publish the family industry, the country AU and the language English/);
    expect(may(undefined, 'read')).toBe(false);
  });
});

it('administrators have an entitlement to administer', () => {
  const administrator = clientWith({ access: 'administer', ...all });
  const publisher = clientWith({ access: 'publish', ...all });
  expect([isAdministrator(administrator), isAdministrator(publisher)]).toEqual([true, false]);
  expect(() => {
    requireAdministrator(publisher);
  }).toThrow(/administer/);
});

it('what can be read of a family is a list of scopes', () => {
  const client = clientWith(
    { access: 'read', families: ['industry'], countries: ['AU'], languages: '*' },
    { access: 'publish', families: '*', countries: '*', languages: ['English'] },
  );
  expect(scopesOf(client, 'industry')).toEqual([
    { countries: ['AU'], languages: '*' },
    { countries: '*', languages: ['English'] },
  ]);
  expect(scopesOf(client, 'company')).toEqual([{ countries: '*', languages: ['English'] }]);
  expect(scopesOf(clientWith(), 'company')).toEqual([]);
});
