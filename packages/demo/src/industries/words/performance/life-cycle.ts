import type { Random } from '../../../random.js';
import { writeMultiple, writePercent } from '../facts/amounts.js';
import type { Facts } from '../facts/facts.js';
import { describeRateSince, joinNames, nameIndustry, writeParagraphs } from '../facts/phrases.js';
import { followCourse, type Course } from './course.js';

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
  const since = `since ${String(share.first.year)}`;
  const sites = `the number of establishments ${describeRateSince(establishments.longGrowth)} ${since}`;
  const reasons: Record<Stage, string> = {
    growth: `It grows faster than the economy around it, and new places open: ${sites}.`,
    maturity: random.pick([
      `The signals are weak or point in different directions: ${sites}, and customers, products and methods are well known.`,
      `Neither growth nor decline fits: ${sites}, while customers, products and methods are well known.`,
    ]),
    decline: `The economy grows, the industry does not keep up, and places close: ${sites}.`,
  };
  const meanings: Record<Stage, string> = {
    growth: `Room for new businesses remains, and ${kind.equipment} are being added rather than replaced.`,
    maturity: `Growth comes at the expense of others or with the population, and what is spent on ${kind.equipment} mostly replaces what is worn out.`,
    decline: `Those who stay share what is left, merge, or look for neighbouring markets.`,
  };
  return writeParagraphs(
    [`In ${country} the industry is ${stageWords[stage]}.`, describeEconomicShare(share, random)],
    [reasons[stage], meanings[stage]],
    [compareNeighbours(facts, random.pick(['Neighbours', 'Related industries']))],
  );
}

function describeEconomicShare({ first, last, longGrowth }: Course, random: Random): string {
  const [from, to] = [String(first.year), String(last.year)];
  const [verb, noun] = longGrowth < 0 ? ['fell', 'loss'] : ['rose', 'gain'];
  const now = `${writeMultiple(last.value)}%`;
  return random.pick([
    `Its share of gross domestic product ${verb} by ${writePercent(longGrowth)} a year between ${from} and ${to}, to ${now}.`,
    `It made up ${now} of gross domestic product in ${to}, after a ${noun} of ${writePercent(longGrowth)} a year since ${from}.`,
    `Of gross domestic product it is ${now}; that share ${verb} by ${writePercent(longGrowth)} a year from ${from} to ${to}.`,
  ]);
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
