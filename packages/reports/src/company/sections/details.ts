import type { CompanySectionBodies } from '@broadsheet/contract';
import type { CompanyDocument } from '../document/document.js';

/** The sections that hold one value each. */
export function buildDetailsSections(document: CompanyDocument): CompanySectionBodies {
  const balanceDate = (document.Financials ?? [])
    .map(({ BalanceDate }) => BalanceDate)
    .reduce<string | undefined>((a, b) => (a !== undefined && a > b ? a : b), undefined);
  const given = {
    title: one('Title', document.Title),
    abn: one('ABN', document.ABN),
    acn: one('ACN', document.ACN),
    asx: one('ASX', document.ASX),
    nzbn: one('NZBN', document.NZBN),
    nzse: one('NZSE', document.NZSE),
    balancedate: one('Balance Date', balanceDate),
    companytype: one('Company Type', document.CompanyType),
    incorporationdate: one('Incorporation Date', document.IncorporationDate),
    phonenumber: one('Phone Number', document.PhoneNumber),
    postaladdress: one('Postal Address', document.PostalAddress),
    registeredname: one('Registered Name', document.RegisteredName),
    streetaddress: one('Street Address', document.StreetAddress),
    websiteaddress: one('Website Address', document.WebsiteAddress),
  };
  return Object.fromEntries(Object.entries(given).filter(([, body]) => body !== undefined));
}

function one<Label extends string>(
  label: Label,
  value: string | undefined,
): Record<Label, string> | undefined {
  return value === undefined ? undefined : ({ [label]: value } as Record<Label, string>);
}
