import { findAtPointer, type Finding } from '@broadsheet/contract/checking';
import { findMeantDate } from './meant-date.js';
import { findMeantNumber, isNotKnown, writePlainNumber } from './workbooks/number-text.js';

/** Says what to write instead of a text that means a number or a date. */
export function explainValue(document: unknown, finding: Finding): Finding {
  const value = findAtPointer(document, finding.pointer);
  if (typeof value !== 'string') return finding;
  const [start, needed] = /^.* is text, where (.+?) is needed/s.exec(finding.message) ?? [];
  if (start !== undefined && needed !== undefined && /\bnumber\b/.test(needed)) {
    const right = suggestNumber(value, needed);
    return right === undefined ? finding : { ...finding, message: `${start}; ${right}.` };
  }
  const [wrong] = /^.* does not have the right form(?=\.)/s.exec(finding.message) ?? [];
  const date = wrong === undefined ? undefined : findMeantDate(value);
  return date === undefined ? finding : { ...finding, message: `${wrong ?? ''}; write ${date}.` };
}

function suggestNumber(text: string, needed: string): string | undefined {
  if (isNotKnown(text)) {
    return needed.includes('null')
      ? 'write null where it is not known'
      : 'leave it out if it is not known';
  }
  const meant = findMeantNumber(text);
  if (meant === undefined) return undefined;
  const plain = writePlainNumber(meant);
  return `write ${plain}${plain === text ? ' without quotation marks' : ''}`;
}
