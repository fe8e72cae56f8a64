import type { AltTexts, ConcentrationFacts } from '../alt-texts.js';
import { formatPercent, isNil } from '../percent.js';
import { labelsJa } from './labels.js';
import { writeYears } from './moments.js';

const verb = (change: number) => (change > 0 ? '増加' : '減少');

function describeConcentration({
  companies,
  period,
  first,
  last,
  change,
  sector,
}: ConcentrationFacts) {
  const start = `上位${String(companies)}社の合計市場シェアを示す折れ線グラフ（${writeYears(period)}）。`;
  const against = sector === null ? '' : `、セクター平均は${String(sector.year)}年に${sector.text}`;
  if (first === null || last === null) return `${start}業界の数値は不明${against}。`;
  if (change === null || change === 0) {
    return `${start}業界は${String(last.year)}年に${last.text}${against}。`;
  }
  const direction = change > 0 ? '上昇' : '低下';
  return `${start}業界は${String(first.year)}年の${first.text}から${String(last.year)}年の${last.text}へ${direction}${against}。`;
}

const describeGrowth = (value: number) =>
  isNil(value) ? '横ばい' : `年平均${formatPercent(Math.abs(value))}${verb(value)}`;

function describeSide(names: string[], second: number, side: string): string {
  const [first] = names;
  if (first === undefined) return `${side}の産業は示されていない`;
  const what = names.length === 1 ? first : `${first}など${String(names.length)}産業`;
  return `${side}は${what}${second === 0 ? '' : `（二次は${String(second)}産業）`}`;
}

export const altTextsJa: AltTexts = {
  lifeCycle: ({ stage, period, growth }) =>
    `この産業が${labelsJa.stages[stage]}にあることを示すライフサイクル図。${writeYears(period)}に、経済に占める割合は` +
    `${describeGrowth(growth.economicShare)}、事業所数は${describeGrowth(growth.establishments)}。`,
  concentration: describeConcentration,
  costStructure: ({ largest, profit }) => {
    const figure = (part: { name: string; industry: number; sector: number }) =>
      `${part.name}で売上高の${formatPercent(part.industry)}（セクター平均${formatPercent(part.sector)}）`;
    const most = largest === null ? '' : `最大の費用は${figure(largest)}`;
    const left =
      profit === null
        ? ''
        : `、${profit.name}は${formatPercent(profit.industry)}（同${formatPercent(profit.sector)}）`;
    return `費用と利益が売上高に占める割合を業界とセクターで比べた棒グラフ。${most}${left}。`;
  },
  supplyChain: ({ suppliers, buyers, secondSuppliers, secondBuyers }) =>
    `この産業のサプライチェーンを示すフロー図。${describeSide(suppliers, secondSuppliers, '仕入先')}、` +
    `${describeSide(buyers, secondBuyers, '販売先')}。`,
};
