import type { SupplyChainChart, SupplyChainLink } from '@broadsheet/contract';
import { describe, expect, it } from 'vitest';
import { buildOption } from '../../src/options/build-option.js';
import type { ChartOption, RectElement } from '../../src/options/drawing/chart-option.js';
import { themes } from '../../src/options/themes/themes.js';
import { english } from '../fixtures/english.js';
import { findText, textsOf, wordsOf } from './read-option.js';
import { type TextBox, textBoxes } from './text-boxes.js';

const chart = english.SupplyChain as SupplyChainChart;
const draw = (change: Partial<SupplyChainChart>): ChartOption =>
  buildOption({ ...chart, ...change }, themes.light);
const tier = (count: number, name: (index: number) => string): SupplyChainLink[] =>
  Array.from({ length: count }, (_, index) => ({ name: name(index), via: [] }));
const cardsOf = ({ graphic }: ChartOption): RectElement<string>[] =>
  graphic.filter(
    (element) => element.type === 'rect' && element.shape.r === 4,
  ) as RectElement<string>[];
const flowsOf = ({ graphic }: ChartOption): number =>
  graphic.filter(({ type }) => type === 'bezierCurve').length;

const isInCard = (option: ChartOption, { left, right, top, bottom }: TextBox): boolean =>
  cardsOf(option).some(
    ({ shape }) =>
      left >= shape.x &&
      right <= shape.x + shape.width &&
      top >= shape.y &&
      bottom <= shape.y + shape.height,
  );

describe('the supply chain', () => {
  it('flows from left to right through five columns', () => {
    const option = draw({});
    const order = [
      'Coffee growing',
      'Packaging manufacturing',
      'Coffee roasting',
      'Supermarkets',
      'Consumers',
    ];
    const places = order.map(
      (name) =>
        textsOf(option).find(
          ({ style }) => style.text.replaceAll('\n', ' ') === name && style.align === 'center',
        )?.x ?? 0,
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
    for (const heading of Object.values(chart.words)) expect(wordsOf(option)).toContain(heading);
  });

  it('joins first tiers with the industry and second tiers with those they deal with', () => {
    const links = [...chart.suppliers.second, ...chart.buyers.second];
    const second = links.reduce((sum, { via }) => sum + via.length, 0);
    const first = chart.suppliers.first.length + chart.buyers.first.length;
    expect(flowsOf(draw({}))).toBe(first + second);
  });

  it('works with one industry in a tier', () => {
    const one = { first: tier(1, () => 'First'), second: tier(1, () => 'Second') };
    expect(cardsOf(draw({ suppliers: one, buyers: one }))).toHaveLength(5);
  });

  it('holds twelve names of sixty characters in a tier, each whole and inside its box', () => {
    const names = (index: number): string =>
      `${String(index).padStart(2, '0')} vehicle parts and accessories wholesaling in all states`.slice(
        0,
        60,
      );
    const twelve = { first: tier(12, names), second: tier(12, names) };
    const option = draw({ suppliers: twelve, buyers: twelve });
    expect(cardsOf(option)).toHaveLength(49);
    const boxes = textBoxes(option).filter(({ text }) => text.includes('vehicle'));
    expect(boxes).toHaveLength(48);
    for (const box of boxes) expect(isInCard(option, box), box.text).toBe(true);
  });

  it.each([
    [
      'of words',
      'motor vehicle parts and accessories wholesaling, retailing, repair and '.repeat(3),
    ],
    ['without a space', 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(3)],
    [
      'in Japanese',
      '自動車・同附属品製造業（二輪自動車を含む）及びその他の輸送用機械器具製造業'.repeat(4),
    ],
  ])('cuts the longest names %s where their box ends', (_, words) => {
    const names = (index: number): string =>
      `${String(index).padStart(2, '0')} ${words}`.slice(0, 150);
    const twelve = { first: tier(12, names), second: tier(12, names) };
    const option = draw({ suppliers: twelve, buyers: twelve, industry: words.slice(0, 150) });
    const boxes = textBoxes(option).filter(({ text }) => /^\d\d/.test(text));
    expect(boxes).toHaveLength(48);
    for (const box of boxes) expect(isInCard(option, box), box.text).toBe(true);
    expect(boxes.every(({ text }) => text.endsWith('…'))).toBe(true);
  });

  it('leaves out a tier that is empty', () => {
    const option = draw({ buyers: { first: [], second: [] } });
    expect(wordsOf(option)).not.toContain('First-tier buyers');
    expect(findText(option, 'Coffee roasting').x).toBeGreaterThan(900);
  });

  it('ignores a link to an industry that is not in the first tier', () => {
    const second = [{ name: 'Stray', via: ['Nobody'] }];
    const option = draw({
      suppliers: { first: tier(1, () => 'First'), second },
      buyers: { first: [], second: [] },
    });
    expect(flowsOf(option)).toBe(1);
  });
});
