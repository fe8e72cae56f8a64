import { findChartFrame } from '../chart/chart-frame.js';
import type { ReportChart } from '../chart/report-chart.js';
import { restyleAmounts } from '../figures/restyle-amounts.js';

/** What charts without their own headline are headed by. */
export interface Industry {
  title: string;
  country: string;
}

interface OwnHeadline {
  headline: string;
  /** Without the name of the industry. */
  subtitle: string;
}

/**
 * A picture with its own headline names the industry before its subtitle, so that the picture can
 * be used alone; on the page the industry is in sight. Undefined for a chart whose headline is the
 * industry.
 */
export function findOwnHeadline(chart: ReportChart, industry: Industry): OwnHeadline | undefined {
  return cutIndustry({ headline: chart.title, subtitle: findChartFrame(chart).subtitle }, industry);
}

/** Undefined if the subtitle does not begin with the industry. */
export function cutIndustry(
  { headline, subtitle }: OwnHeadline,
  industry: Industry,
): OwnHeadline | undefined {
  const rest = cutStart(subtitle, industry.title);
  const named = rest === undefined ? null : countryAfterTitle.exec(rest);
  if (rest === undefined || named === null) return undefined;
  return {
    headline: restyleAmounts(headline, industry.country),
    subtitle: rest.slice(named[0].length),
  };
}

/** `, Australia. ` or `（オーストラリア）`. */
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
