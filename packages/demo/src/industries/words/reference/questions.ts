import { decapitalise } from '@broadsheet/contract/words';
import type { IndustryDocument } from '@broadsheet/reports';
import type { Random } from '../../../random.js';
import { writePercent } from '../facts/amounts.js';
import type { Facts } from '../facts/facts.js';
import { describeRate, nameRate } from '../facts/phrases.js';

type Question = NonNullable<IndustryDocument['Questions']>[number];

const topics = ['Operations', 'Customers', 'Plans'];

/** Questions for a first talk with a business: by its kind, and from its figures. */
export function writeQuestions(facts: Facts): Question[] {
  const own = facts.kind.questions.map(([question, Background], index) => ({
    Topic: topics[index] ?? 'Operations',
    Question: question,
    Background,
  }));
  const random = facts.fork('questions');
  return [
    askGrowth(facts, random),
    askMargin(facts, random),
    ...own,
    askProducts(facts, random),
    ...askTrade(facts),
  ];
}

function askGrowth({ revenue, structure }: Facts, random: Random): Question {
  const { growth, outlookGrowth, last } = revenue;
  return {
    Topic: 'Growth',
    Question:
      structure === 'falling'
        ? 'What do you do to lose less than the market?'
        : random.pick([
            'Have you grown faster or more slowly than the market, and why?',
            'Where did your growth of the past five years come from?',
            'What would have to happen for you to outgrow the market?',
          ]),
    Background: random.pick([
      `Revenue of the industry ${describeRate(growth)} in the five years to ${String(last.year)}; ${nameRate(outlookGrowth)} is expected.`,
      `The industry can expect ${nameRate(outlookGrowth)}, after ${nameRate(growth)} in the past five years.`,
    ]),
  };
}

function askMargin({ margins }: Facts, random: Random): Question {
  const last = margins.at(-1);
  const value = last?.value ?? 0;
  return {
    Topic: 'Profit',
    Question: random.pick([
      'How does your margin compare, and which cost explains the difference?',
      'Which of your costs would you cut first, and why is it still there?',
      'What would raise your margin by a point?',
    ]),
    Background: random.pick([
      `On average the industry ${value < 0 ? 'loses' : 'keeps'} ${writePercent(value)} of revenue.`,
      `The average ${value < 0 ? 'loss' : 'margin'} was ${writePercent(value)} of revenue in ${String(last?.year ?? '')}.`,
    ]),
  };
}

function askProducts({ products: [top] }: Facts, random: Random): Question {
  const line = decapitalise(top?.name ?? 'one line');
  const share = writePercent(top?.share ?? 0);
  return {
    Topic: 'Range',
    Question: random.pick([
      `How much do you depend on ${line}?`,
      `Do you earn a larger part of revenue with ${line} than five years ago?`,
      `What would you sell without ${line}?`,
    ]),
    Background: random.pick([
      `It is ${share} of revenue in the industry as a whole.`,
      `The industry earns ${share} of its revenue with this line.`,
      `On average the line brings ${share} of revenue.`,
    ]),
  };
}

function askTrade({ trade }: Facts): Question[] {
  const [first] = trade?.destinations ?? [];
  if (first === undefined) return [];
  return [
    {
      Topic: 'Trade',
      Question: `What would you do if ${first.name} closed its market?`,
      Background: `It takes ${writePercent(first.share)} of exports.`,
    },
  ];
}
