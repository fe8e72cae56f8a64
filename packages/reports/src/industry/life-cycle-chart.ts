import type { LifeCycleChart } from '@broadsheet/contract';
import type { ChartContext } from './chart-context.js';
import type { LifeCycle } from './document-structure.js';
import { deriveLifeCycleStage, findLifeCycleGrowth } from './life-cycle-stage.js';

/** Undefined if the document lacks the figures for the two axes; the check reports that to the publisher. */
export function buildLifeCycleChart(
  context: ChartContext,
  lifeCycle: LifeCycle,
): LifeCycleChart | undefined {
  const { document, words, title, source } = context;
  const growth = findLifeCycleGrowth(document);
  if (growth === undefined) return undefined;
  const stage = lifeCycle.Stage ?? deriveLifeCycleStage(growth);
  const { period } = growth;
  const { stages } = words.labels;
  return {
    altText: words.altTexts.lifeCycle({ stage, period, growth }),
    industry: {
      economicShareGrowth: growth.economicShare,
      establishmentGrowth: growth.establishments,
      name: document.Title,
    },
    kind: 'life-cycle',
    locale: words.locale,
    name: 'LifeCycle',
    neighbours: (lifeCycle.Neighbours ?? []).map((neighbour) => ({
      economicShareGrowth: neighbour.EconomicShareGrowth,
      establishmentGrowth: neighbour.EstablishmentGrowth,
      name: neighbour.Title,
    })),
    source,
    stage,
    subtitle: words.subtitles.lifeCycle(stage, period),
    title,
    words: {
      decline: stages.decline,
      economicShareGrowth: words.labels.economicShareGrowth,
      establishmentGrowth: words.labels.establishmentGrowth,
      growth: stages.growth,
      maturity: stages.maturity,
    },
  };
}
