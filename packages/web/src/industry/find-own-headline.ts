import type { ChartTexts, OwnHeadline } from '../chart-card/own-headline.js';
import { restyleAmounts } from '../figures/restyle-amounts.js';

interface Industry {
  title: string;
  country: string;
}

/**
 * A picture with its own headline names the industry before its subtitle, so that the picture can
 * be used alone; on the page the industry is in sight. Undefined for a chart whose headline is the
 * industry.
 */
export function findOwnHeadline(
  { title, subtitle }: ChartTexts,
  industry: Industry,
): OwnHeadline | undefined {
  const rest = cutStart(subtitle, industry.title);
  const named = rest === undefined ? null : countryAfterTitle.exec(rest);
  if (rest === undefined || named === null) return undefined;
  return {
    headline: restyleAmounts(title, industry.country),
    subtitle: rest.slice(named[0].length),
  };
}

/** `, Australia. ` or `（オーストラリア）　`. */
const countryAfterTitle = /^\s*(?:,[^.]+\.|（[^）]+）)\s*/;

/** Ignores white space: lines of the picture may break anywhere. */
function cutStart(text: string, start: string): string | undefined {
  let end = 0;
  for (const letter of start.replaceAll(/\s/g, '')) {
    while (/\s/.test(text.charAt(end))) end += 1;
    if (!text.startsWith(letter, end)) return undefined;
    end += letter.length;
  }
  return text.slice(end);
}
