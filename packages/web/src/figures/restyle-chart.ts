import { currencySigns } from '@broadsheet/contract/words';

const signs: Partial<Record<string, string>> = currencySigns;

/**
 * A text within a chart in the style of the explorer's figures: `Revenue, $bn` is `Revenue, A$bn`, and `Employees,
 * '000` is `Employees, thousand`. The option cannot say it so itself: pictures are drawn from it, whose bytes must not
 * change.
 */
export function restyleChartText(text: string, currency: string | undefined): string {
  const sign = signs[currency ?? '']?.replaceAll('$', '$$$$') ?? '$$';
  return restyleCaption(text)
    .replace(/(?<![A-Z])\$(?=\d|(?:bn|m|trn)\b|'000|$| per )/g, sign)
    .replace(/ ?'000\b/g, ' thousand');
}

/** A caption without the unit of figures that only counts them: `Businesses (number)`. */
export const restyleCaption = (caption: string): string => caption.replaceAll(' (number)', '');
