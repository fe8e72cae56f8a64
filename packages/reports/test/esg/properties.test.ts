import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildChartTable, esgFamily, type EsgDocument } from '../../src/index.js';
import { anyComponents, anyHistory, anyWeights } from '../scores/any-part.js';
import { expectDerived, type ScoreSections } from '../scores/recompute.js';
import { sample } from './sample-document.js';

const parts = ['Environmental', 'Social', 'Governance'] as const;

const anyDocument = fc
  .tuple(
    anyWeights(3),
    fc.tuple(anyComponents, anyComponents, anyComponents),
    anyHistory(parts, sample.ScoreYear),
  )
  .map(([weights, components, History]): EsgDocument => {
    const part = (at: 0 | 1 | 2) => ({ Weight: weights[at] ?? 0, Components: components[at] });
    return { ...sample, Environmental: part(0), Social: part(1), Governance: part(2), History };
  });

it('every figure of an answer can be calculated again from the answer', () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      // Scores that more than treble are unusual, but neighbouring scores are random here.
      const isLeap = ({ message }: { message: string }) => message.includes(' is a change of ');
      expect(esgFamily.check(document).filter((each) => !isLeap(each))).toEqual([]);
      const { sections, charts } = esgFamily.derive(document);
      const { overview, environmental, social, governance, scorehistory } = sections;
      const answers = { overview, parts: [environmental, social, governance] };
      const { History } = scorehistory as { History: ScoreSections['history'] };
      expectDerived({ ...answers, history: History } as ScoreSections);
      expect(History[0]?.Points.map(({ Year }) => Year)).toEqual([
        ...(document.History ?? []).map(({ Year }) => Year),
        document.ScoreYear,
      ]);
      const rows = charts.EsgScores ? buildChartTable(charts.EsgScores).rows : [];
      const { Scores } = overview as ScoreSections['overview'];
      expect(rows[0]?.slice(1, 3)).toEqual([Scores[0]?.Score, Scores[0]?.Level]);
      expect(rows).toHaveLength(
        4 + parts.reduce((sum, part) => sum + document[part].Components.length, 0),
      );
    }),
  );
});
