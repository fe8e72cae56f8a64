import type { StateDocument } from '@broadsheet/reports';
import { japanese } from '../industries/japanese.js';

/** Name, overview and outlook of each region of Australian wine. */
const regions: Readonly<Partial<Record<string, readonly [string, string, string]>>> = {
  NSW: [
    'ニューサウスウェールズ州',
    'リベリナの大手はあらゆる価格帯のワインを瓶とタンクで出荷する。ハンター・バレーはシドニーからの来訪者に支えられている。',
    '最も安い価格帯の需要が減っており、その大半をリベリナが占める。',
  ],
  VIC: [
    'ビクトリア州',
    '大都市の近くにこれほど多くの産地を持つ州はほかにない。ワイナリーの多くは小規模である。',
    'ヤラ・バレーなど冷涼な産地は成長を続けるが、マレー川流域は伸びない。',
  ],
  QLD: [
    'クイーンズランド州',
    '夜の涼しい高地グラニット・ベルトの少数のワイナリーが、来訪者に販売している。',
    'シードルや果実酒の伸びがブドウのワインを上回る。',
  ],
  SA: [
    '南オーストラリア州',
    'ワイン産業の**中心地**。バロッサ、マクラーレン・ベール、リバーランドに最大級の醸造所があり、輸出の大半はポート・アデレードから出る。',
    '中国向けの出荷はゆるやかに戻るが、その分は低価格帯の減少で打ち消される。',
  ],
  WA: [
    '西オーストラリア州',
    'マーガレット・リバーの生産量は少ないが、最高級品の多くを造る。',
    '空路の来訪者が戻り、直売も回復している。',
  ],
  TAS: [
    'タスマニア州',
    'スパークリングワインとピノ・ノワールで、小さな島は20年で名を成した。',
    '新しい畑が収穫期を迎え、成長率は全地域で最も高いと見込まれる。',
  ],
  ACT: [
    'オーストラリア首都特別地域',
    '首都周辺の小さな醸造所は、ほぼすべてを立ち寄る人に売る。',
    'ブドウを植える土地がほとんど残っておらず、大きな変化はない。',
  ],
  NT: [
    'ノーザンテリトリー',
    'ブドウには暑すぎる。少数の果実酒・シードルの造り手が地元の酒場に卸している。',
    '数少ない造り手は現状を保つ。',
  ],
};

const drivers = [
  ['降雨と水利権', '灌漑に頼る内陸の産地を左右する。冷涼な沿岸部には影響しない。'],
  ['ワイン用ブドウの価格', 'ブドウを買う造り手には負担、自ら育てる造り手には収入となる。'],
  ['他州と海外からの来訪者', '利益率の最も高い直売所で購入する。'],
] as const;

/** The region in Japanese: figures stay. */
export function translateRegion<Document extends StateDocument>(document: Document): Document {
  const textOf = (text: string) => japanese.texts[text] ?? text;
  const [RegionName = '', Overview = '', Outlook = ''] = regions[document.Region] ?? [];
  return {
    ...document,
    Language: 'Japanese',
    Title: textOf(document.Title),
    Sector: textOf(document.Sector),
    Source: textOf(document.Source),
    RegionName,
    Analysis: {
      Overview,
      Drivers:
        '収穫が販売できるワインの量を、為替が輸出の収入を決める。**どちらがより重要かは州によって異なる。**',
      Outlook,
    },
    Drivers: (document.Drivers ?? []).map((driver, index) => {
      const [Name = driver.Name, Detail = ''] = drivers[index] ?? [];
      return { ...driver, Name, Detail };
    }),
  };
}
