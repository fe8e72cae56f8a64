import { findAtPointer, splitPointer } from '@broadsheet/contract/checking';
import { demoDocuments } from '@broadsheet/demo';
import { describe, expect, it } from 'vitest';
import { checkDocument, shippedPreparation } from '../src/index.js';

const { names } = shippedPreparation.families.families;

type Json = Record<string, unknown>;

/** Pointers to the figures of a document; years and numbers that are names are none. */
function listFigures(value: unknown, pointer = ''): string[] {
  if (typeof value === 'number') {
    return value === 0 || /(Year|EntityId|Code)$/.test(pointer) ? [] : [pointer];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => listFigures(inner, `${pointer}/${name}`));
}

function setFigure(document: object, pointer: string, value: number): void {
  const steps = splitPointer(pointer);
  const last = steps.pop() ?? '';
  const owner = findAtPointer(document, pointer.slice(0, pointer.lastIndexOf('/')));
  (owner as Json)[last] = value;
}

/** A long report has hundreds of figures: of these, every second or third is enough. */
const steps: Record<string, number> = { industry: 3, company: 2, segmentbenchmarking: 2 };

describe.each(names)('a figure of %s that is ten times too large', (family) => {
  it('is told once, at the figure or with its value', () => {
    const [first] = demoDocuments({ counts: { [family]: 1 } });
    const document = structuredClone(first?.document) as object;
    const step = steps[family] ?? 1;
    const all = listFigures(document).filter((_, index) => index % step === 0);
    for (const pointer of all) {
      const value = findAtPointer(document, pointer) as number;
      const wrong = Number((value * 10).toPrecision(12));
      setFigure(document, pointer, wrong);
      const found = checkDocument({ family, document });
      setFigure(document, pointer, value);
      const [one] = found;
      expect({ pointer, found: found.slice(1) }).toEqual({ pointer, found: [] });
      if (!one) continue;
      // Two figures may contradict each other, or some may have a wrong sum.
      const isNamed =
        pointer.startsWith(one.pointer) ||
        one.message.includes(wrong.toLocaleString('en')) ||
        one.message.includes(splitPointer(pointer)[0] ?? '');
      expect({ pointer, one, isNamed }).toMatchObject({ isNamed: true });
    }
  });
});

it('keeps a document invalid that contradicts itself, and names the figure that stands out', () => {
  const [first] = demoDocuments({ counts: { occupation: 1 } });
  const document = structuredClone(first?.document) as { Earnings: { Years: Json[] } };
  const [, year = {}] = document.Earnings.Years;
  year.Percentile50 = Number(year.Percentile50) * 10;
  expect(checkDocument({ family: 'occupation', document })).toEqual([
    {
      severity: 'error',
      pointer: '/Earnings/Years/1/Percentile50',
      message: expect.stringMatching(
        /is there a digit too many\? Percentile75 of \d+ is [\d,]+, below Percentile50 with/,
      ) as string,
    },
  ]);
});
