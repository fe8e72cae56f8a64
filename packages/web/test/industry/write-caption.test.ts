import { expect, test } from 'vitest';
import { writeCaption } from '../../src/industry/parts/write-caption.js';

test.each([
  [
    'Bar chart of revenue and its annual change from 2017 to 2031. Revenue rose 17.4%.',
    'Revenue rose 17.4%.',
  ],
  [
    'Line chart of the combined market share of the 4 largest companies from 2017 to 2026. It rose from 37.1% in 2017 to 39.8% in 2026.',
    'The combined market share of the 4 largest companies rose from 37.1% in 2017 to 39.8% in 2026.',
  ],
  [
    'Line chart of the combined market share of the largest company in 2026. It was 9.8% in 2026.',
    'The combined market share of the largest company was 9.8% in 2026.',
  ],
  [
    "Flow diagram of the industry's supply chain. It buys from Grape Growing.",
    'The industry buys from Grape Growing.',
  ],
  [
    'Life cycle diagram that places the industry in maturity. From 2017 to 2026 its share of the economy fell 2.8% a year.',
    "From 2017 to 2026 the industry's share of the economy fell 2.8% a year.",
  ],
  [
    '上位4社の合計市場シェアを示す折れ線グラフ（2017〜2026年）。業界は2017年の37.1%から2026年の39.8%へ上昇、セクター平均は2026年に36.2%。',
    '上位4社の合計市場シェアは2017年の37.1%から2026年の39.8%へ上昇、セクター平均は2026年に36.2%。',
  ],
  [
    '上位4社の合計市場シェアを示す折れ線グラフ（2017〜2026年）。業界の数値は不明。',
    '上位4社の合計市場シェアの数値は不明。',
  ],
  ['この産業のサプライチェーンを示すフロー図。仕入先はブドウ栽培業。', '仕入先はブドウ栽培業。'],
  ['Chart of nothing else.', 'Chart of nothing else.'],
])('%s is shown beside the chart as %s', (fact, caption) => {
  expect(writeCaption(fact, 'AU')).toBe(caption);
});
