import type { Findings } from '@broadsheet/contract/checking';
import { checkCurrency } from '../../checks/heading.js';
import type { CompanyDocument } from '../document/document.js';
import {
  completeAbn,
  completeAcn,
  completeNzbn,
  isAbn,
  isAcn,
  isNzbn,
} from '../registration-numbers.js';
import type { CheckInput } from './check-input.js';

export function checkIdentity(found: Findings, { document }: CheckInput): void {
  checkAbn(found, document.ABN);
  checkAcn(found, document.ACN);
  checkEmbeddedAcn(found, document);
  checkNzbn(found, document.NZBN);
  checkWebsite(found, document.WebsiteAddress);
  if (document.Currency !== undefined) checkCurrency(found, document.Currency, '/Currency');
}

const digitsMayBeWrong = 'if another digit is wrong, correct that one';

function checkAbn(found: Findings, abn: string | undefined): void {
  if (abn === undefined || isAbn(abn)) return;
  const right = completeAbn(abn.slice(2));
  found.error(
    '/ABN',
    `"${abn}" is no ABN: its check digits are wrong. With these last nine digits it would be "${right}"; ${digitsMayBeWrong}.`,
  );
}

function checkAcn(found: Findings, acn: string | undefined): void {
  if (acn === undefined || isAcn(acn)) return;
  const right = completeAcn(acn.slice(0, 8));
  found.error(
    '/ACN',
    `"${acn}" is no ACN: its check digit is wrong. With these first eight digits it would be "${right}"; ${digitsMayBeWrong}.`,
  );
}

/** An Australian company's ABN is its ACN after two check digits. */
function checkEmbeddedAcn(found: Findings, { ABN, ACN, TrustABN }: Partial<CompanyDocument>): void {
  if (ABN === undefined || ACN === undefined || TrustABN === true) return;
  // A number that is wrong by itself has been reported already.
  if (!isAbn(ABN) || !isAcn(ACN) || ABN.endsWith(ACN)) return;
  found.error(
    '/ABN',
    `"${ABN}" does not end in the ACN "${ACN}": the ABN of that company is "${completeAbn(ACN)}". If the ABN is that of a trust, say so with "TrustABN": true.`,
  );
}

function checkNzbn(found: Findings, nzbn: string | undefined): void {
  if (nzbn === undefined || isNzbn(nzbn)) return;
  if (!nzbn.startsWith('94')) {
    found.error('/NZBN', `"${nzbn}" is no NZBN: it must start with 94, New Zealand's prefix.`);
    return;
  }
  const right = completeNzbn(nzbn.slice(0, 12));
  found.error(
    '/NZBN',
    `"${nzbn}" is no NZBN: its check digit (GS1) is wrong. With these first twelve digits it would be "${right}"; ${digitsMayBeWrong}.`,
  );
}

function checkWebsite(found: Findings, address: string | undefined): void {
  if (address === undefined || URL.canParse(address)) return;
  found.error(
    '/WebsiteAddress',
    `"${address}" is no web address, such as https://www.example.com.`,
  );
}
