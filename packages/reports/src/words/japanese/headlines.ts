import type { CostFinding, Headlines, LifeCycleFinding, TrendFinding } from '../headlines.js';
import { labelsJa } from './labels.js';
import { writeYears } from './moments.js';

/** The space of ten English words. */
const mostCharacters = 30;

const outlookVerbs = { '-1': 'へ減少', 0: 'で横ばい', 1: 'へ増加' };
const shortVerbs = { '-1': '減少', 0: '横ばい', 1: '増加' };

function sayTrend({ subject, last, outlook, change, isLoss }: TrendFinding): string[] {
  if (outlook !== null) {
    const { year, text, direction } = outlook;
    return [
      `${subject}は${String(year)}年に${text}${outlookVerbs[direction]}`,
      `${subject}は${String(year)}年まで${shortVerbs[direction]}`,
    ];
  }
  if (last === null) return [];
  if (isLoss) return [`${String(last.year)}年は${last.text}の損失`, `${String(last.year)}年は損失`];
  if (change === null) return [`${String(last.year)}年の${subject}は${last.text}`];
  const span = `${writeYears(change)}に`;
  return [
    change.direction === 0
      ? `${subject}は${span}横ばい`
      : `${subject}は${span}${change.text}${shortVerbs[change.direction]}`,
  ];
}

const shares: Headlines['shares'] = (chart, { name, text }) => {
  switch (chart) {
    case 'ProductsAndServices':
      return [`${name}が売上高の${text}を占める`, `最大の製品・サービスが売上高の${text}`];
    case 'MajorMarkets':
      return [`${name}が売上高の${text}を占める`, `最大の市場が売上高の${text}`];
    case 'CompanyMarketShare':
      return [`${name}が売上高の${text}を占める`, `最大手が売上高の${text}を占める`];
    case 'InternationalTradeImports':
      return [`${name}が輸入額の${text}を占める`, `最大の輸入元が輸入額の${text}`];
    case 'InternationalTradeExports':
      return [`${name}が輸出額の${text}を占める`, `最大の輸出先が輸出額の${text}`];
  }
};

function sayCosts({ name, industry, sector, direction }: CostFinding): string[] {
  const against =
    direction === 0
      ? 'セクター並み'
      : `セクターの${sector}を${direction > 0 ? '上回る' : '下回る'}`;
  return [
    `${name}は売上高の${industry}、${against}`,
    `${name}は売上高の${industry}（セクター${sector}）`,
    `最大の費用は売上高の${industry}`,
  ];
}

function sayLifeCycle({ stage, direction, text }: LifeCycleFinding): string[] {
  const moves = direction === 0 ? '横ばい' : `年${text}${direction > 0 ? '増' : '減'}`;
  return [`${labelsJa.stages[stage]}、経済に占める割合は${moves}`];
}

export const headlinesJa: Headlines = {
  trend: sayTrend,
  shares,
  concentration: (companies, text) => [`上位${String(companies)}社が売上高の${text}を占める`],
  costStructure: sayCosts,
  lifeCycle: sayLifeCycle,
  supplyChain: (suppliers, buyers) => {
    const sides = [
      ...(suppliers > 0 ? [`仕入先は${String(suppliers)}産業`] : []),
      ...(buyers > 0 ? [`販売先は${String(buyers)}産業`] : []),
    ];
    return sides.length === 0 ? [] : [sides.join('、')];
  },
  measure: (headline) => ({
    length: headline.length,
    most: mostCharacters,
    unit: 'characters',
  }),
  subtitle: (industry, subtitle) => `${industry}　${subtitle}`,
};
