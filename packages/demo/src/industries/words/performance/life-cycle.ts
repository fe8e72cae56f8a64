import { writeMultiple, writePercent, writeRate } from '../facts/amounts.js';
import type { Facts } from '../facts/facts.js';
import { joinNames, nameIndustry, writeParagraphs } from '../facts/phrases.js';
import { followCourse } from './course.js';

type Stage = 'growth' | 'maturity' | 'decline';

/** By the rule of the life-cycle chart: the share of the economy and establishments together. */
function findStage(economicShare: number, establishments: number): Stage {
  if (economicShare > 1 && establishments > 0) return 'growth';
  if (economicShare < -1 && establishments < 0) return 'decline';
  return 'maturity';
}

const stageWords: Record<Stage, string> = {
  growth: 'in its growth stage',
  maturity: 'mature',
  decline: 'in decline',
};

export function writeLifeCycle(facts: Facts): string {
  const { document, establishments, country, kind } = facts;
  const random = facts.fork('life-cycle');
  const share = followCourse(document.LifeCycle?.EconomicShare);
  const stage = findStage(share.longGrowth, establishments.longGrowth);
  const sites = writeRate(establishments.longGrowth);
  const reasons: Record<Stage, string> = {
    growth: `It grows faster than the economy around it, and new places open: establishments changed by ${sites} a year since ${String(share.first.year)}.`,
    maturity: `The signals are weak or point in different directions: establishments changed by ${sites} a year since ${String(share.first.year)}, and customers, products and methods are well known.`,
    decline: `The economy grows, the industry does not keep up, and places close: establishments changed by ${sites} a year since ${String(share.first.year)}.`,
  };
  const meanings: Record<Stage, string> = {
    growth: `Room for new businesses remains, and ${kind.equipment} are being added rather than replaced.`,
    maturity: `Growth comes at the expense of others or with the population, and what is spent on ${kind.equipment} mostly replaces what is worn out.`,
    decline: `Those who stay share what is left, merge, or look for neighbouring markets.`,
  };
  return writeParagraphs(
    [
      `In ${country} the industry is ${stageWords[stage]}.`,
      `Its share of gross domestic product ${share.longGrowth < 0 ? 'fell' : 'rose'} by ${writePercent(share.longGrowth)} a year between ${String(share.first.year)} and ${String(share.last.year)}, to ${writeMultiple(share.last.value)}%.`,
    ],
    [reasons[stage], meanings[stage]],
    [compareNeighbours(facts, random.pick(['Neighbours', 'Related industries']))],
  );
}

function compareNeighbours({ document, establishments }: Facts, who: string): string {
  const neighbours = document.LifeCycle?.Neighbours ?? [];
  const faster = neighbours.filter(
    ({ EstablishmentGrowth }) => EstablishmentGrowth > establishments.longGrowth,
  );
  if (neighbours.length === 0) return '';
  if (faster.length === 0) {
    return `${who} do not add places faster: ${joinNames(neighbours.map(({ Title }) => nameIndustry(Title)))} all lag behind.`;
  }
  return `${who} add places faster in ${String(faster.length)} of ${String(neighbours.length)} cases: ${joinNames(faster.map(({ Title }) => nameIndustry(Title)))}.`;
}
