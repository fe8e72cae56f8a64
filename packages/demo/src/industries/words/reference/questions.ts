import { decapitalise } from '@broadsheet/contract/words';
import type { IndustryDocument } from '@broadsheet/reports';
import { writePercent, writeRate } from '../facts/amounts.js';
import type { Facts } from '../facts/facts.js';

type Question = NonNullable<IndustryDocument['Questions']>[number];

const topics = ['Operations', 'Customers', 'Plans'];

/** Questions for a first talk with a business: by its kind, and from its figures. */
export function writeQuestions(facts: Facts): Question[] {
  const own = facts.kind.questions.map(([question, Background], index) => ({
    Topic: topics[index] ?? 'Operations',
    Question: question,
    Background,
  }));
  return [askGrowth(facts), askMargin(facts), ...own, askProducts(facts), ...askTrade(facts)];
}

function askGrowth({ revenue, structure }: Facts): Question {
  const { growth, outlookGrowth, last } = revenue;
  return {
    Topic: 'Growth',
    Question:
      structure === 'falling'
        ? 'What do you do to lose less than the market?'
        : 'Have you grown faster or more slowly than the market, and why?',
    Background: `Revenue of the industry changed by ${writeRate(growth)} a year in the five years to ${String(last.year)}; ${writeRate(outlookGrowth)} a year are expected.`,
  };
}

function askMargin({ margins }: Facts): Question {
  const last = margins.at(-1);
  const value = last?.value ?? 0;
  return {
    Topic: 'Profit',
    Question: 'How does your margin compare, and which cost explains the difference?',
    Background: `On average the industry ${value < 0 ? 'loses' : 'keeps'} ${writePercent(value)} of revenue.`,
  };
}

function askProducts({ products: [top] }: Facts): Question {
  return {
    Topic: 'Range',
    Question: `How much do you depend on ${decapitalise(top?.name ?? 'one line')}?`,
    Background: `It is ${writePercent(top?.share ?? 0)} of revenue in the industry as a whole.`,
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
