import type { Measure, TrendChart } from '@broadsheet/contract';
import { buildHeadingContext } from '../charts/heading-context.js';
import { buildTrend } from '../charts/trend.js';
import { isRate } from '../figures/series-figures.js';
import { scaleNumber } from '../words/number-text.js';
import type { Words } from '../words/words.js';
import type { BusinessEnvironmentDocument } from './document.js';
import { findSeriesPoint, intervalNames } from './read-points.js';

/** The driver over time, with its annual change. */
export function buildDriverChart(document: BusinessEnvironmentDocument): TrendChart {
  const { Title, Interval, Points } = document;
  const context = buildHeadingContext(document);
  const unit = isRate(document.Unit) ? document.Unit.trim() : document.Unit;
  return buildTrend(
    { ...context, words: withoutLongUnits(context.words) },
    {
      name: 'Driver',
      label: Title,
      measure: { kind: 'number', unit },
      interval: intervalNames[Interval],
      points: Points.flatMap((point) => findSeriesPoint(point, Interval) ?? []),
    },
  );
}

/**
 * A unit that explains itself, `Index, 2026 = 100`, is in the subtitle only, not after every
 * number.
 */
const isLong = (measure: Measure) => measure.kind === 'number' && /[,、，=＝]/.test(measure.unit);

function withoutLongUnits(words: Words): Words {
  return {
    ...words,
    quantity: (value, measure, name) =>
      isLong(measure) ? scaleNumber(value, []) : words.quantity(value, measure, name),
  };
}
