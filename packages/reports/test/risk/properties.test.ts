import { structuralComponentNames } from '@broadsheet/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildChartTable, riskFamily, type RiskDocument } from '../../src/index.js';
import { anyComponents, anyHistory, anyWeights } from '../scores/any-part.js';
import { expectDerived, type ScoreSections } from '../scores/recompute.js';
import { sample } from './sample-document.js';

const parts = ['Structural', 'Growth', 'Sensitivity'] as const;

const anyStructural = anyComponents
  .filter((components) => components.length <= structuralComponentNames.length)
  .map((components) =>
    components.map(({ Score, Weight }, index) => ({
      Component: structuralComponentNames[index] ?? 'Trade',
      Score,
      Weight,
    })),
  );

const anyDocument = fc
  .tuple(anyWeights(3), anyStructural, fc.tuple(anyComponents, anyComponents))
  .chain(([weights, structural, [growth, sensitivity]]) =>
    anyHistory(parts, sample.ScoreYear).map((History): RiskDocument => {
      const [first = 0, second = 0, third = 0] = weights;
      return {
        ...sample,
        Structural: { Weight: first, Components: structural },
        Growth: { Weight: second, Components: growth },
        Sensitivity: { Weight: third, Components: sensitivity },
        History,
      };
    }),
  );

it('every figure of an answer can be calculated again from the answer', () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      // Scores that more than treble are unusual, but neighbouring scores are random here.
      const isLeap = ({ message }: { message: string }) => message.includes(' is a change of ');
      expect(riskFamily.check(document).filter((each) => !isLeap(each))).toEqual([]);
      const { sections, charts } = riskFamily.derive(document);
      const { overview, structuralrisk, growthrisk, sensitivityrisk, scorehistory } = sections;
      const { History } = scorehistory as { History: ScoreSections['history'] };
      const answers = { overview, parts: [structuralrisk, growthrisk, sensitivityrisk] };
      expectDerived({ ...answers, history: History } as ScoreSections);
      expectOutlook(sections.outlook, History[0]?.Points ?? []);
      const totals = charts.RiskScore ? buildChartTable(charts.RiskScore).rows : [];
      expect(totals.map((row) => row[1])).toEqual(History[0]?.Points.map(({ Value }) => Value));
      const rows = charts.RiskComponents ? buildChartTable(charts.RiskComponents).rows : [];
      expect(rows).toHaveLength(
        4 + parts.reduce((sum, part) => sum + document[part].Components.length, 0),
      );
    }),
  );
});

function expectOutlook(body: unknown, points: ScoreSections['history'][number]['Points']): void {
  const { Score, ComparedYear, Change } = body as Record<string, number | undefined>;
  expect(Score).toBe(points.at(-1)?.Value);
  const before = points.slice(0, -1).findLast(({ Value }) => Value !== null);
  expect(ComparedYear).toBe(before?.Year);
  if (before) expect(Change).toBeCloseTo((Score ?? 0) - (before.Value ?? 0), 6);
  else expect(Change).toBeUndefined();
}
