import { completeAbn, completeAcn, completeNzbn, type CompanyDocument } from '@broadsheet/reports';
import type { CompanyKind, CompanyProfile } from './profile.js';

type Identity = Pick<
  CompanyDocument,
  'ABN' | 'ACN' | 'TrustABN' | 'ASX' | 'NZBN' | 'NZSE' | 'CompanyType' | 'RegisteredName'
>;

const companyTypes: Record<CompanyKind, string> = {
  listed: 'Australian public company, listed',
  public: 'Australian public company, unlisted',
  proprietary: 'Australian proprietary company, limited by shares',
  'foreign-owned': 'Australian proprietary company, foreign owned',
  'new-zealand': 'Foreign company registered in New Zealand',
  cooperative: 'Co-operative',
  'not-for-profit': 'Australian public company, limited by guarantee',
  government: 'State-owned corporation',
  trust: 'Unit trust',
  small: 'Australian proprietary company, small',
  bare: 'Australian proprietary company',
};

/**
 * Numbers with valid check digits that nobody has: company numbers are far from reaching 999, and
 * no New Zealand number starts with 9499.
 */
export function buildIdentity(profile: CompanyProfile): Identity {
  const { entityId, title, kind, asx, nzse } = profile;
  const serial = String(entityId).padStart(5, '0').slice(-5);
  const acn = completeAcn(`999${serial}`);
  const isCompany = kind !== 'new-zealand' && kind !== 'government' && kind !== 'cooperative';
  const abn = kind === 'trust' ? completeAbn(`998${serial}0`) : completeAbn(acn);
  return {
    RegisteredName: kind === 'trust' ? `The Trustee for the ${title}` : title.toUpperCase(),
    CompanyType: companyTypes[kind],
    ABN: abn,
    ...(isCompany && { ACN: acn }),
    ...(kind === 'trust' && { TrustABN: true }),
    ...(asx !== undefined && { ASX: asx }),
    ...(kind === 'new-zealand' && { NZBN: completeNzbn(`9499${serial.padStart(8, '0')}`) }),
    ...(nzse !== undefined && { NZSE: nzse }),
  };
}
