import type { Locale, ScoreLevel, ScoreScale } from '@broadsheet/contract';
import { scoreLevelBounds, scoreRange } from '@broadsheet/contract';

/** A word in each language that charts are drawn in. */
export type InEach = Readonly<Record<Locale, string>>;

export const totalName: InEach = { en: 'Total', ja: '総合' };

export const riskier: InEach = { en: 'higher is riskier', ja: '高いほどリスクが大きい' };

const levelNames: Readonly<Record<ScoreLevel, InEach>> = {
  'Very low': { en: 'Very low', ja: '非常に低い' },
  Low: { en: 'Low', ja: '低い' },
  Medium: { en: 'Medium', ja: '中程度' },
  High: { en: 'High', ja: '高い' },
  'Very high': { en: 'Very high', ja: '非常に高い' },
};

/** The scale as charts draw it, its levels named in the language of the report. */
export function buildScale(locale: Locale): ScoreScale {
  const bands = scoreLevelBounds.map(({ level, below }) => ({
    name: levelNames[level][locale],
    below,
  }));
  return { ...scoreRange, bands };
}
