import type { Chart } from '@broadsheet/client';
import { squeeze } from './chart-frame.js';
import { formatValue } from './format-value.js';

type Row = Chart['rows'][number];

/** What stands in the chart's table about the thing pointed at; undefined where nothing does. */
export interface Tooltips {
  /** By the name in the first column: a year, a product, a company. */
  findByName: (name: string) => HTMLElement | undefined;
  /** By two figures: a point of the growth plane. */
  findByPoint: (point: readonly number[]) => HTMLElement | undefined;
  /** By the code of a country. */
  findByCountry: (code: string) => HTMLElement | undefined;
  /** By an industry of the supply chain. */
  findByIndustry: (name: string) => HTMLElement | undefined;
}

/**
 * As elements, never as markup: words of a report stay words, and the page's policy, which refuses
 * styles in markup, has nothing to refuse. ECharts can also draw tooltips, but only in letters of twelve
 * pixels, which a scaled chart makes too small to read.
 */
export function createTooltips({ columns, rows }: Chart, tag: string): Tooltips {
  const write = (row: Row | undefined, nameColumn = 0): HTMLElement | undefined => {
    if (!row) return undefined;
    const list = document.createElement('dl');
    for (const [index, value] of row.entries()) {
      if (index === nameColumn || value === null) continue;
      list.append(say('dt', columns[index] ?? ''), say('dd', formatValue(value, index, tag)));
    }
    const content = document.createElement('div');
    content.append(say('p', String(row[nameColumn])), list);
    return content;
  };
  return {
    findByName: (name) => write(rows.find((row) => String(row[0]) === name)),
    findByPoint: ([x, y]) => write(rows.find((row) => row[1] === y && row[2] === x)),
    findByCountry: (code) => write(rows.find((row) => row[1] === code)),
    findByIndustry: (name) =>
      write(
        rows.find((row) => squeeze(String(row[1])) === squeeze(name)),
        1,
      ),
  };
}

function say(tag: 'p' | 'dt' | 'dd', words: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = words;
  return element;
}
