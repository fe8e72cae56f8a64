import type { IndustryDocument } from '@broadsheet/reports';
import { writeThousands } from '../facts/amounts.js';
import type { Facts } from '../facts/facts.js';
import { findRelated } from '../reference/related.js';
import type { Words } from '../report.js';
import { readFigures, type Figures } from './figures.js';
import { findRegion } from './region-share.js';
import { writeWineChaptersInJapanese } from './wine-japanese-chapters.js';
import { applyWritten, type WrittenWords } from './written.js';

/**
 * The texts of the Japanese report on Australian wine. Facts and texts match the English ones, so
 * that both quote the same figures; names are from the translated document.
 */
export function writeWineInJapanese(
  facts: Facts,
  words: Words,
  translated: IndustryDocument,
): Words {
  const f = readFigures(facts, writeAustralianDollars);
  const related = findRelated(translated);
  const applied = applyWritten(words, writeTexts(f, words));
  return {
    ...applied,
    About: { ...applied.About, RelatedIndustries: related },
    Companies: (applied.Companies ?? []).map((company, index) => ({
      ...company,
      Name: translated.CompanyMarketShare?.[index]?.Name ?? company.Name,
    })),
    GeographicBreakdown: (words.GeographicBreakdown ?? []).map((region) => ({
      ...region,
      Name: regionNames[region.Region] ?? region.Name,
    })),
    Sources: [
      {
        Name: 'Broadsheet デモデータ（架空の数値）',
        Publisher: 'Broadsheet',
        Date: translated.DataDate,
      },
      {
        Name: 'Broadsheet デモデータ：製造業の平均（架空の数値）',
        Publisher: 'Broadsheet',
        Date: translated.DataDate,
      },
    ],
  };
}

/** Japanese counts in ten thousands and hundred millions. */
function writeAustralianDollars(value: number): string {
  if (value < 1e4) return `${writeThousands(value)}豪ドル`;
  const [unit, word] = value >= 1e8 ? [1e8, '億'] : [1e4, '万'];
  const size = value / unit;
  return `${size < 1000 ? size.toFixed(1) : writeThousands(size)}${word}豪ドル`;
}

const regionNames: Readonly<Record<string, string>> = {
  NSW: 'ニューサウスウェールズ州',
  VIC: 'ビクトリア州',
  QLD: 'クイーンズランド州',
  WA: '西オーストラリア州',
  SA: '南オーストラリア州',
  TAS: 'タスマニア州',
  ACT: '首都特別地域',
  NT: 'ノーザンテリトリー',
};

function writeTexts(f: Figures, words: Words): WrittenWords {
  return {
    takeaways: [
      `売上高は${f.fiveYear}年から年平均${f.growth}伸び、${f.year}年に${f.revenue}となった。量は減り、1本の価格は上がっている。`,
      `輸出、高価格帯、低アルコールのワインに支えられ、年${f.outlookGrowth}の成長で${f.endYear}年に${f.revenueEnd}に達する見込みである。`,
      `輸出は売上高の${f.exportShare}を占める。2021年から2024年3月まで関税で閉ざされていた中国が、再びその${f.destination(0)}を買っている。`,
      `利益率は${f.margin}で、${f.fiveYear}年の${f.marginFive}から${f.isMarginHigher ? '上昇した' : '低下した'}。瓶、輸送、エネルギーの価格が上がったためである。`,
      `上位4社が市場の${f.concentration}を占め、企業数は全体で${f.businesses}である。`,
      `ワイナリー直売・ワインクラブは売上高の${f.market(3)}だが、利益に占める割合ははるかに大きい。`,
    ],
    definition: `ワイン、スパークリングワイン、酒精強化ワイン、シードルなど、ビールと蒸留酒を除く酒類を製造する産業である。ブドウなどの果実を買うか自ら育て、発酵、熟成、瓶詰めを行い、小売店、飲食店、輸出業者、訪問客に販売する。オーストラリア・ニュージーランド標準産業分類の1214に属し、${f.year}年の売上高は${f.revenue}である。`,
    activities: [
      'ブドウなどの果実の破砕、圧搾、発酵',
      'ワインの熟成、ブレンド、瓶詰め',
      'シードル、ペリー、ミックスドリンクの製造',
      'セラードアとワインクラブでの販売',
    ],
    includes: [
      '瓶・箱・バルクのテーブルワイン',
      'スパークリングワインと酒精強化ワイン',
      'シードル、ペリー、ミード',
      'ワインを使ったミックスドリンク',
    ],
    excludes: [
      '販売用のブドウ栽培（0131 ブドウ栽培業）',
      'ビールの醸造（1212 ビール製造業）',
      '蒸留酒の製造（1213 蒸留酒製造業）',
      '他社のワインの瓶詰めや卸売',
    ],
    analysis: writeWineChaptersInJapanese(f, findRegion(words)),
    ...writeJudgements(f),
    ...writeTerms(f),
  };
}

/** Text of the report, in its order: long because the text is. */
function writeJudgements(f: Figures) {
  return {
    forces: [
      [
        'BarriersToEntry',
        'Medium',
        'Steady',
        `小さな醸造所なら借りた設備でも始められ、事業所は年${f.establishmentGrowth}増えている。しかしチェーンに置かれ、海外へ運ばれるには、量と忍耐と資本が要る。減価償却費だけで売上高の${f.cost('Depreciation')}を占める。`,
      ],
      [
        'Rivalry',
        'High',
        'Steady',
        `${f.businesses}社が、飲む量を減らす消費者を奪い合う。高級品を除けば価格が決め手であり、最大手でも市場の${f.company(0)}にすぎない。`,
      ],
      [
        'BuyerPower',
        'High',
        'Increasing',
        `小売店が売上高の${f.market(0)}を占め、その背後にいるチェーンは少数である。チェーンの自社ブランドは仕入れ先のブランドと競合する。`,
      ],
      [
        'SupplierPower',
        'Low',
        'Decreasing',
        `仕入れは売上高の${f.cost('Purchases')}を占めるが、ブドウは何年も余っている。少数のガラス工場には交渉の余地が小さい。`,
      ],
      [
        'Substitutes',
        'High',
        'Increasing',
        `輸入が需要の${f.importShare}を満たし、ビール、蒸留酒、缶入りカクテル、ノンアルコール飲料は隣の棚にある。`,
      ],
    ],
    companies: [
      `国内最大のワイン会社で、市場の${f.company(0)}、${f.year}年で約${f.companyRevenue(0)}を占める。1968年にアデレード近郊で創業し、4つの醸造所でスティルワインとスパークリングワインを造る。数量では*Copperline*が最大で、収益では*Redgum Ridge*が最も大きく、2023年に発売した*Half Acre*は低アルコールへの布石である。2021年に関税で中国市場が閉ざされると東南アジアへ向かい、2024年3月に中国向け出荷を再開した。`,
      `国内と英国のスーパー向けに量販ワインを造り、他社の瓶詰めも請け負う。市場占有率は${f.company(1)}、約${f.companyRevenue(1)}である。*Plough & Furrow*、*Seven Gates*、箱入りの*Tin Roof*は価格で売る商品であり、瓶と輸送費の上昇に他社より弱い。`,
      `1921年にバロッサのタヌンダで創業し、自社畑と契約畑のブドウで造り、主に国内で販売する。市場の${f.company(2)}、約${f.companyRevenue(2)}を占める。創業年に植えられた木から造るシラーズ*Grandfather Block*は少量で、瓶詰め前に売り切れる。`,
      `日本の星川酒造ホールディングスが所有し、ブリスベンでミックスドリンク、シードル、日本酒を使った飲料を造る。蒸留酒とビールは本産業の外で手がける。市場の${f.company(3)}、約${f.companyRevenue(3)}を占める。*Yuzu Coast*は両国の市場に向けて親会社と共同で開発した。`,
    ],
    drivers: [
      [
        '成人1人あたりの酒類消費量',
        '純アルコール換算リットル／年',
        '成人の飲酒量は毎年少しずつ減り、若い世代ほどはっきりしている。量の減少はこの業界のあらゆる計画の出発点であり、質の向上だけがそれを補える。',
      ],
      [
        '実質家計可処分所得',
        '指数（2026年＝100）',
        '余裕のある家計は箱から瓶へ、瓶からクラブへと上の価格帯に移る。苦しくなってもワインをやめることは少なく、棚を一段下げる。',
      ],
      [
        '貿易加重為替レート',
        '指数（2026年＝100）',
        '豪ドル安は輸出を助け、国内市場を輸入から守る。豪ドル高は一度の契約でバルクワインの利益を消す。',
      ],
      [
        '海外からの訪問者数',
        '指数（2026年＝100）',
        '訪問者は定価で買い、帰国後も顧客となる。空港に近い産地が最初にその影響を受ける。',
      ],
    ],
    factors: [
      [
        '必要なブドウの契約',
        'ブランドを支えるブドウを押さえる者が、不作の年も豊作の年も品質と費用を決める。',
      ],
      [
        '飲み手に届く複数の経路',
        `小売、飲食店、輸出、セラードアが同時に不振となることは少ない。最大の経路でも売上高の${f.market(0)}である。`,
      ],
      [
        '在庫の規律',
        '売れないワインには貯蔵、保険、資金の費用がかかり、安売りは何年もブランドを傷つける。',
      ],
      [
        '名指しで求められるブランド',
        'チェーンは無くなれば客が困る商品を置き、評論家は物語のある商品を書く。',
      ],
      ['温暖化に備えた畑の管理', '品種、水、土地の選択は数十年に及ぶ。'],
    ],
  } satisfies Partial<WrittenWords>;
}

/** Text of the report, in its order: long because the text is. */
function writeTerms(f: Figures) {
  return {
    strengths: [
      [
        '世界に知られた産地',
        'バロッサ、マーガレット・リバー、ハンター・バレーは売れる名前である。',
      ],
      ['多くの国にいる買い手', `輸出は売上高の${f.exportShare}を占める。`],
      ['古木と確かな技術', 'フィロキセラを免れた畑と、業界屈指の研究がある。'],
    ],
    weaknesses: [
      ['赤ワインの余剰', '中国向けに満たしたタンクは、ゆっくりと安値で空になっている。'],
      ['少数の小売店への依存', `売上高の${f.market(0)}がその棚を通る。`],
      ['貯蔵庫に固定される資本', '赤ワインは売れる何年も前に代金を払わなければならない。'],
    ],
    opportunities: [
      ['慎重な中国市場の開拓', `輸出の${f.destination(0)}を再び占め、高級ワインを求めている。`],
      ['低アルコールのワイン', '小さいが伸びが速く、離れた飲み手を呼び戻す。'],
      ['セラードアとクラブ', `現在は売上高の${f.market(3)}だが、利益率は最も高い。`],
    ],
    threats: [
      ['消費の減少', '健康志向と新しい習慣が年々数量を減らしている。'],
      ['猛暑、干ばつ、煙害', '悪い年は果実を失い、煙は収穫のすべてを失わせる。'],
      ['アルコール量に応じた課税', '安価なワインに最も重くのしかかる。'],
    ],
    rules: [
      [
        'ワイン・オーストラリア法（2013年）',
        '産地名と品種名を保護し、輸出業者が示すべき事項を定める。',
      ],
      ['ワイン平衡税', '最後の卸売価格に応じて課税され、小規模な造り手には還付がある。'],
      ['各州の酒類免許制度', '製造、試飲、販売のそれぞれに免許が必要である。'],
      ['食品基準コード', '成分と、警告を含む表示事項を定める。'],
      ['競争・消費者法（2010年）', '価格協定と、産地を含む誤認表示を禁じる。'],
    ],
    questions: [
      [
        '在庫',
        '何か月分の在庫があり、そのうち赤ワインはどれだけか。',
        '近年の余剰は今も在庫の中にある。',
      ],
      [
        '輸出',
        '輸出のうち中国向けはどれだけで、上限をどこに置くか。',
        `業界全体では${f.destination(0)}である。`,
      ],
      [
        '顧客',
        'セラードアとクラブでの販売はどれだけか。',
        `平均は売上高の${f.market(3)}で、小売店経由より利益率がはるかに高い。`,
      ],
      [
        'ブドウ',
        '契約で確保したブドウはどれだけで、いつまでか。',
        `仕入れは売上高の${f.cost('Purchases')}を占める。`,
      ],
      [
        '費用',
        '2021年以降、瓶と輸送費で1ケースの原価はどう変わったか。',
        `業界の利益率は${f.fiveYear}年の${f.marginFive}から${f.margin}に変わった。`,
      ],
      [
        '商品',
        '飲む量を減らしたい人に何を提供しているか。',
        '答えのない造り手は、その客を別の棚に奪われる。',
      ],
      ['気候', '20年後に暑くなりすぎる畑はどれか。', 'いま植える木は、その時も立っている。'],
    ],
    glossary: [
      ['バルク', 'タンクで運び、飲み手の近くで瓶に詰めるワイン。'],
      ['箱入りワイン', '紙箱の中の袋に詰めた、最も安価な形のワイン。'],
      ['セラードア', 'ワイナリーにある試飲と直売の場所。'],
      ['仕込み', 'ブドウを破砕して発酵させること。その量も指す。'],
      ['物品税', '蒸留酒、ビール、ミックスドリンクのアルコール量に応じた税。'],
      ['利益率', '売上高に対する利益の割合。'],
      ['余剰', '通常の価格では買い手のつかないワイン。'],
      ['付加価値額', '産業が仕入れたものに加えた価値。人件費、減価償却費、利益からなる。'],
      ['収穫', 'その年のブドウの取り入れ。'],
    ],
  } satisfies Partial<WrittenWords>;
}
