import { describe, expect, it } from 'vitest';
import { blocksOf } from './blocks-of.js';
import { list, object, referenceItem, scoreItem } from './made-up-section.js';

describe('scores and references', () => {
  it('keep scale, weight, text and details of a score', () => {
    const score = {
      Name: 'Trade',
      Score: 4.5,
      Minimum: 1,
      Maximum: 9,
      Weight: 20,
      Level: 'VeryLow',
    };
    const body = {
      Parts: [{ ...score, AnalysisPlainText: 'Calm.', AnalysisHTML: '<p>Calm.</p>' }],
    };
    expect(blocksOf(object({ Parts: list(scoreItem, { kind: 'scores' }) }), body)).toMatchObject([
      {
        kind: 'scores',
        names: { score: 'Score', weight: 'Weight' },
        scores: [
          {
            name: 'Trade',
            score: { text: '4.5', value: 4.5 },
            minimum: { value: 1 },
            maximum: { value: 9 },
            weight: { value: 20 },
            text: 'Calm.',
            html: '<p>Calm.</p>',
            details: [{ name: 'Level', cell: { text: 'Very low' } }],
          },
        ],
      },
    ]);
  });

  it('tell the key of another report from what is said of it', () => {
    const reference = { Title: 'Wine', Family: 'industry', Country: 'AU', Code: '1214', Share: 3 };
    const schema = object({ Related: list(referenceItem, { kind: 'references' }) });
    expect(blocksOf(schema, { Related: [reference] })).toMatchObject([
      {
        kind: 'references',
        names: { Family: 'Family', EntityId: 'Entity id' },
        references: [
          {
            title: 'Wine',
            key: { Family: 'industry', Country: 'AU', Code: '1214' },
            details: [{ name: 'Share', cell: { text: '3', value: 3 }, measure: { name: 'Share' } }],
          },
        ],
      },
    ]);
  });

  it('know the key fields that only one family has by their mark', () => {
    const item = object({ ...referenceItem.properties, HullNumber: { type: 'integer' } });
    const mark = { kind: 'references', keys: ['HullNumber'] } as const;
    const reference = { Title: 'Kaka', Family: 'vessel', HullNumber: 42 };
    expect(blocksOf(object({ Related: list(item, mark) }), { Related: [reference] })).toMatchObject(
      [
        {
          names: { Family: 'Family', HullNumber: 'Hull number' },
          references: [{ title: 'Kaka', key: { Family: 'vessel', HullNumber: 42 }, details: [] }],
        },
      ],
    );
  });
});
