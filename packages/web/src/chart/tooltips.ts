import { wrapText } from '@broadsheet/charts/wrap-text';
import { restyleCaption } from '../figures/restyle-chart.js';
import { squeeze } from './chart-frame.js';
import { formatValue } from './format-value.js';
import { measureText } from './measure-text.js';
import type { ReportChart } from './report-chart.js';

type Row = ReportChart['rows'][number];

/** The text from the chart's table about the item under the pointer; undefined if there is none. */
export interface Tooltips {
  /** By the name in the first column: a year, a product, a company. */
  findByName: (name: string) => string | undefined;
  /** By two values: a point of the growth chart. */
  findByPoint: (point: readonly number[]) => string | undefined;
  /** By the code of a country. */
  findByCountry: (code: string) => string | undefined;
  /** By an industry of the supply chain. */
  findByIndustry: (name: string) => string | undefined;
}

/** In ECharts' rich text: a heading, and a line for each further column that has a value. */
export function createTooltips({ columns, rows, option }: ReportChart, tag: string): Tooltips {
  const widthOf = createRuler((option.textStyle as { fontFamily: string }).fontFamily);
  const sayLines = (style: TooltipStyle, words: string) =>
    wrapText(words, widestLine, widthOf).map((line) => say(style, line));
  const write = (row: Row | undefined, nameColumn = 0): string | undefined => {
    if (!row) return undefined;
    const lines = sayLines('heading', String(row[nameColumn]));
    for (const [index, value] of row.entries()) {
      if (index === nameColumn || value === null) continue;
      const label = restyleCaption(columns[index] ?? '');
      const words = formatValue(value, index, tag);
      const isShort = widthOf(label) + columnGap + widthOf(words) <= widestLine;
      if (isShort) lines.push(say('label', label) + say('value', words));
      else lines.push(...sayLines('label', label), ...sayLines('value', words));
    }
    return lines.join('\n');
  };
  return {
    findByName: (name) => write(rows.find((row) => String(row[0]) === name)),
    findByPoint: ([x, y]) => write(rows.find((row) => isNear(row[1], y) && isNear(row[2], x))),
    findByCountry: (code) => write(rows.find((row) => row[1] === code)),
    findByIndustry: (name) =>
      write(
        rows.find((row) => isShownAs(squeeze(String(row[1])), squeeze(name))),
        1,
      ),
  };
}

/** A name too long for its box is cut off with an ellipsis. */
function isShownAs(name: string, shown: string): boolean {
  return name === shown || (shown.endsWith('…') && name.startsWith(shown.slice(0, -1)));
}

/** The table rounds growth to two decimals; the chart has the exact value. */
function isNear(cell: Row[number] | undefined, value = NaN): boolean {
  return Math.abs(Number(cell) - value) < 0.00501;
}

/**
 * The width of a phone's screen, in ems. ECharts can wrap lines too, but then drops other line
 * breaks.
 */
const widestLine = 22;
/** Between a label and its value, in ems. */
export const columnGap = 1.5;

function createRuler(fontFamily: string): (words: string) => number {
  return (words) => measureText(words, `100px ${fontFamily}`).width / 100;
}

/** The text styles in a tooltip; their look is set when the tooltip is shown. */
export type TooltipStyle = 'heading' | 'label' | 'value';

/**
 * Rich text has the form `{style|words}`. Braces from a report are put between such pieces, where
 * no letter follows them, so they are never parsed as markup.
 */
function say(style: TooltipStyle, words: string): string {
  const pieces = words.replace(/\s+/g, ' ').split(/([{}])/);
  return pieces
    .map((piece, index) => (index % 2 === 1 || piece === '' ? piece : `{${style}|${piece}}`))
    .join('');
}
