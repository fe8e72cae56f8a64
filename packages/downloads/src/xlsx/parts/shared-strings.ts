import { spreadsheetNamespace } from './namespaces.js';
import { escapeCell } from './xml.js';

/** The texts of all cells: cells name them by their numbers. */
export interface SharedStrings {
  numberOf(text: string): number;
  write(): string;
}

export function createSharedStrings(): SharedStrings {
  const numbers = new Map<string, number>();
  let count = 0;
  return {
    numberOf(text) {
      count += 1;
      const number = numbers.get(text) ?? numbers.size;
      if (number === numbers.size) numbers.set(text, number);
      return number;
    },
    write() {
      let items = '';
      for (const text of numbers.keys()) items += `<si>${writeText(text)}</si>`;
      const counts = `count="${String(count)}" uniqueCount="${String(numbers.size)}"`;
      return `<sst xmlns="${spreadsheetNamespace}" ${counts}>${items}</sst>`;
    },
  };
}

const writeText = (text: string): string =>
  `<t${/^\s|\s$/.test(text) ? ' xml:space="preserve"' : ''}>${escapeCell(text)}</t>`;
