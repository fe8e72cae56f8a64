import type { Finding } from '@broadsheet/contract/checking';
import { isCurrencyCode } from '../../words/currency.js';
import type { CompanyDocument } from '../document/document.js';
import {
  completeAbn,
  completeAcn,
  completeNzbn,
  isAbn,
  isAcn,
  isNzbn,
} from '../registration-numbers.js';
import { error } from './finding.js';
import type { Sound } from './sound.js';

export function checkIdentity({ document }: Sound): Finding[] {
  return [
    ...checkAbn(document.ABN),
    ...checkAcn(document.ACN),
    ...checkEmbeddedAcn(document),
    ...checkNzbn(document.NZBN),
    ...checkWebsite(document.WebsiteAddress),
    ...checkCurrency(document.Currency),
  ];
}

const digitsMayBeWrong = 'if another digit is wrong, correct that one';

function checkAbn(abn: string | undefined): Finding[] {
  if (abn === undefined || isAbn(abn)) return [];
  const right = completeAbn(abn.slice(2));
  return [
    error(
      '/ABN',
      `"${abn}" is no ABN: its check digits are wrong. With these last nine digits it would be "${right}"; ${digitsMayBeWrong}.`,
    ),
  ];
}

function checkAcn(acn: string | undefined): Finding[] {
  if (acn === undefined || isAcn(acn)) return [];
  const right = completeAcn(acn.slice(0, 8));
  return [
    error(
      '/ACN',
      `"${acn}" is no ACN: its check digit is wrong. With these first eight digits it would be "${right}"; ${digitsMayBeWrong}.`,
    ),
  ];
}

/** An Australian company's ABN is its ACN after two check digits. */
function checkEmbeddedAcn({ ABN, ACN, TrustABN }: Partial<CompanyDocument>): Finding[] {
  if (ABN === undefined || ACN === undefined || TrustABN === true) return [];
  // Where either is wrong in itself, that has been said, and this would only follow from it.
  if (!isAbn(ABN) || !isAcn(ACN) || ABN.endsWith(ACN)) return [];
  return [
    error(
      '/ABN',
      `"${ABN}" does not end in the ACN "${ACN}": the ABN of that company is "${completeAbn(ACN)}". If the ABN is that of a trust, say so with "TrustABN": true.`,
    ),
  ];
}

function checkNzbn(nzbn: string | undefined): Finding[] {
  if (nzbn === undefined || isNzbn(nzbn)) return [];
  if (!nzbn.startsWith('94')) {
    return [error('/NZBN', `"${nzbn}" is no NZBN: it must start with 94, New Zealand's prefix.`)];
  }
  const right = completeNzbn(nzbn.slice(0, 12));
  return [
    error(
      '/NZBN',
      `"${nzbn}" is no NZBN: its check digit (GS1) is wrong. With these first twelve digits it would be "${right}"; ${digitsMayBeWrong}.`,
    ),
  ];
}

function checkWebsite(address: string | undefined): Finding[] {
  if (address === undefined || URL.canParse(address)) return [];
  return [
    error('/WebsiteAddress', `"${address}" is no web address, such as https://www.example.com.`),
  ];
}

function checkCurrency(currency: string | undefined): Finding[] {
  if (currency === undefined || isCurrencyCode(currency)) return [];
  return [error('/Currency', `"${currency}" is no currency in use (ISO 4217), such as AUD.`)];
}
