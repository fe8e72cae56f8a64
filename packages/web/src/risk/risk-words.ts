/** The words of the summary, in the languages of risk reports. */
export interface RiskWords {
  heading: string;
  scale: string;
  weight: (percent: number) => string;
  changed: (points: number, year: number) => string;
  unchanged: (year: number) => string;
  scoreOf: (year: number) => string;
  industry: string;
  moved: string;
}

const sign = (points: number) => `${points > 0 ? '+' : '−'}${String(Math.abs(points))}`;

const english: RiskWords = {
  heading: 'The score',
  scale: 'From 1 to 9; higher is riskier',
  weight: (percent) => `${String(percent)}% of the total`,
  changed: (points, year) => `${sign(points)} on ${String(year)}`,
  unchanged: (year) => `As in ${String(year)}`,
  scoreOf: (year) => `Risk in ${String(year)}`,
  industry: 'The industry itself',
  moved: 'What moved in other industries',
};

const japanese: RiskWords = {
  heading: '評点',
  scale: '1から9まで。高いほどリスクが大きい',
  weight: (percent) => `総合評点の${String(percent)}%`,
  changed: (points, year) => `${String(year)}年比 ${sign(points)}`,
  unchanged: (year) => `${String(year)}年と同じ`,
  scoreOf: (year) => `${String(year)}年のリスク`,
  industry: 'この業界のレポート',
  moved: '他の業界で動いた評点',
};

export const riskWordsOf = (language: string): RiskWords =>
  language.toLowerCase() === 'japanese' ? japanese : english;
