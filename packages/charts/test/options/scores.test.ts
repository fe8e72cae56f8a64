import type { ScoreHistoryChart, ScoresChart } from '@broadsheet/contract';
import { describe, expect, it } from 'vitest';
import { buildOption } from '../../src/options/build-option.js';
import { themes } from '../../src/options/themes/themes.js';
import { components, history } from '../fixtures/kinds.js';
import { colors, findText, linesOf, wordsOf } from './read-option.js';

const drawScores = (changes: Partial<ScoresChart> = {}) =>
  buildOption({ ...components, ...changes }, themes.light);
const drawHistory = (changes: Partial<ScoreHistoryChart> = {}) =>
  buildOption({ ...history, ...changes }, themes.light);
const plain = { minimum: 1, maximum: 9, bands: [] };

describe('scores', () => {
  it('show weight, figure and level of each in words, and name the levels above', () => {
    const words = wordsOf(drawScores());
    expect(words).toEqual(
      expect.arrayContaining(['30%', '47.5%', '5.1', '8.1', 'Medium', 'Very high', 'Very low']),
    );
    expect(words).toEqual(expect.arrayContaining(['Weight', 'Score', 'Level', '1', '2.5', '9']));
  });

  it('set totals apart by size and weight', () => {
    const option = drawScores();
    expect(option.series.map((one) => one.type === 'scatter' && one.data)).toEqual([
      [
        [6.2, 1],
        [8.1, 2],
      ],
      [[5.1, 0]],
    ]);
    const [part, total] = option.series.map((one) => (one.type === 'scatter' ? one.symbolSize : 0));
    expect(total).toBeGreaterThan(part ?? 0);
    expect(findText(option, 'Structural risk').style.fontWeight).toBe('bold');
  });

  it('show a missing score as a dash without a mark', () => {
    expect(wordsOf(drawScores())).toContain('–');
  });

  it('have no columns for levels and weights if there are none', () => {
    const words = wordsOf(drawScores({ scale: plain, scores: [{ name: 'Social', score: 3.2 }] }));
    expect(words).not.toContain('Level');
    expect(words).not.toContain('Weight');
    expect(words).toEqual(expect.arrayContaining(['1', '3', '5', '7', '9', '3.2']));
  });
});

describe('the history of a score', () => {
  it('goes on dashed and hollow in the outlook, from the last actual point', () => {
    const [outlook, actual] = linesOf(drawHistory());
    expect(outlook?.data).toEqual([null, null, null, null, 5.4, 5.8, 6.2]);
    expect(outlook?.lineStyle.type).toEqual([8, 6]);
    expect(outlook?.itemStyle.color).toBe(colors.background);
    expect(actual?.data).toEqual([4.2, 6.4, null, 4.9, 5.4, null, null]);
    expect(actual?.lineStyle.type).toBe('solid');
    expect(wordsOf(drawHistory())).toEqual(expect.arrayContaining(['Actual', 'Outlook']));
  });

  it('names the levels beside their strips, and shades every other one', () => {
    const option = drawHistory();
    const names = ['Very high', 'High', 'Medium', 'Low', 'Very low'];
    const heights = names.map((name) => findText(option, name).y);
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    expect(option.graphic.filter(({ style }) => style.fill === colors.band)).toHaveLength(3);
  });

  it('writes a figure below the point where the line turns upwards', () => {
    const points = [5, 2, 5].map((score, index) => ({ year: 2024 + index, score, outlook: false }));
    const option = drawHistory({ points, scale: plain });
    expect(findText(option, '2.0').style.verticalAlign).toBe('top');
    expect(findText(option, '5.0').style.verticalAlign).toBe('bottom');
  });
});
