import type { BusinessEnvironmentDocument } from '@broadsheet/reports';
import { readPoints } from './words.js';

/** Titles of the industries that it affects. */
const titles: Readonly<Partial<Record<string, string>>> = {
  '1214': 'ワイン・その他酒類製造業',
  '4110': 'スーパーマーケット・食料品店',
  '4511': 'カフェ・レストラン',
  '4900': '航空・宇宙輸送業',
  '5411': '新聞発行業',
};

/** The one report on a driver that also has a Japanese edition: household income in Australia. */
export function translateIncome(
  document: BusinessEnvironmentDocument,
): BusinessEnvironmentDocument {
  const { history, latest, end } = readPoints(document.Points, 1);
  const five = history.at(-6) ?? latest;
  return {
    ...document,
    Language: 'Japanese',
    Title: '実質家計可処分所得',
    Sector: '家計',
    Source: 'Broadsheet デモデータ（架空の数値）',
    Unit: '指数（2026年＝100）',
    Overview:
      '税金と利子を払ったあとに家計に残る所得を、物価の上昇を除いて測ったもの。**人々が使えるお金を最も広く示す指標**であり、小売、飲食、余暇のいずれをも動かす。',
    Performance: `${latest.when}年の指数は${String(latest.value)}で、5年前は${String(five.value)}だった。給付金が所得を押し上げたあと、食料品と住宅ローンの負担増がその多くを打ち消し、賃金が遅れて追いついた。`,
    Outlook: `賃金の伸びが物価をわずかに上回り、所得はゆるやかに回復する。${end.when}年には${String(end.value)}になると見込まれる。`,
    ExposedIndustries: (document.ExposedIndustries ?? []).map((industry) => ({
      ...industry,
      Title: titles[industry.Code] ?? industry.Title,
    })),
    Sources: [
      {
        Name: 'Broadsheet デモデータ（架空の数値）',
        Publisher: 'Broadsheet',
        Date: document.DataDate,
      },
    ],
  };
}
