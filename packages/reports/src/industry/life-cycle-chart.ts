import type { LifeCycleChart } from '@broadsheet/contract';
import { addHeading, type ChartContext } from './chart-heading.js';
import type { LifeCycle } from './document-structure.js';
import { deriveLifeCycleStage, findLifeCycleGrowth } from './life-cycle-stage.js';

/** Undefined where the document lacks what places the industry; the check says so to the publisher. */
export function buildLifeCycleChart(
  context: ChartContext,
  lifeCycle: LifeCycle,
): LifeCycleChart | undefined {
  const { document, words } = context;
  const growth = findLifeCycleGrowth(document);
  if (growth === undefined) return undefined;
  const stage = lifeCycle.Stage ?? deriveLifeCycleStage(growth);
  const position = {
    economicShareGrowth: growth.economicShare,
    establishmentGrowth: growth.establishments,
  };
  const period = findPeriod(lifeCycle);
  return addHeading(
    context,
    {
      name: 'LifeCycle',
      subtitle: words.subtitles.lifeCycle(stage, period),
      altText: words.altTexts.lifeCycle({ stage, period, ...position }),
    },
    {
      kind: 'life-cycle',
      stage,
      industry: { name: document.Title, ...position },
      neighbours: (lifeCycle.Neighbours ?? []).map((neighbour) => ({
        name: neighbour.Title,
        economicShareGrowth: neighbour.EconomicShareGrowth,
        establishmentGrowth: neighbour.EstablishmentGrowth,
      })),
      words: {
        ...words.labels.stages,
        economicShareGrowth: words.labels.economicShareGrowth,
        establishmentGrowth: words.labels.establishmentGrowth,
      },
    },
  );
}

function findPeriod({ EconomicShare }: LifeCycle) {
  return { from: EconomicShare.at(0)?.Year ?? 0, to: EconomicShare.at(-1)?.Year ?? 0 };
}
