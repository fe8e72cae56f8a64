import { drivers } from './drivers.js';
import type { Kind } from './kind.js';

export const media: Kind = {
  firms: 'publishers and broadcasters',
  output: 'news, stories and programmes',
  inputs: 'content, paper, printing, distribution and hosting',
  staff: 'journalists, editors, producers and sales people',
  equipment: 'newsrooms, studios, presses and websites',
  good: [
    'Readers began to pay for digital subscriptions in numbers that few had expected.',
    'Costs of printing and delivery were cut together with editions.',
    'Large events brought readers back, for a while.',
  ],
  bad: [
    'Advertisers moved to search and social platforms, and few have returned.',
    'Print readers grew older and fewer.',
    'Paper and delivery became dearer for every copy that was still sold.',
  ],
  ahead: [
    'Digital subscriptions will grow, though not fast enough to replace what print loses.',
    'Titles will be merged, printed less often or moved online.',
    'Machines that answer questions use what publishers write, and payment for it is still being fought over.',
  ],
  substitutes: 'free news, social platforms, podcasts and streaming',
  activities: [
    'Researching, writing and producing content',
    'Publishing in print and online',
    'Selling subscriptions and single copies',
    'Selling advertising space',
  ],
  excludes: ['Printing for others', 'Search engines and social platforms'],
  drivers: [drivers.advertising, drivers.online, drivers.income, drivers.wages],
  factors: [
    ['Content worth paying for', 'What can be read elsewhere for free is not paid for.'],
    [
      'Knowledge of readers',
      'Subscriptions are kept by those who know when readers lose interest.',
    ],
    ['Costs that fall with print', 'Presses and routes have to go before their volumes do.'],
  ],
  strengths: [
    ['Trusted names', 'Mastheads are known to everybody in their area.'],
    ['Archives', 'Decades of content can be sold again.'],
  ],
  weaknesses: [
    ['Costs of print', 'Presses and delivery cost nearly the same for half the copies.'],
    ['Dependence on platforms', 'A change in what they show costs visits overnight.'],
  ],
  opportunities: [
    ['Subscriptions', 'Income from readers is steadier than from advertisers.'],
    ['Payment for use of content', 'Platforms and makers of language models may have to pay.'],
  ],
  threats: [
    ['Loss of young readers', 'Those who never began to read a title will not return to it.'],
    ['Closures of local titles', 'Each one takes local advertisers away for good.'],
  ],
  regulation: {
    level: 'Low',
    text: 'Publishing needs no licence, but publishers answer for what they print, and ownership of large ones is watched.',
    rules: [
      [
        'Defamation and privacy law',
        'What is said of people must be true or fair, and corrected where it is not.',
      ],
      ['Rules on ownership of media', 'Mergers are examined for what they leave of diversity.'],
    ],
  },
  questions: [
    [
      'What part of revenue comes from readers, and what part from advertisers?',
      'Income from readers lasts.',
    ],
    ['How many digital subscribers leave in a month?', 'Growth is won by keeping them.'],
    ['What would printing less often save?', 'It is the largest cost still to be cut.'],
  ],
  terms: [
    ['Digital subscriptions', 'Regular payment for reading online.'],
    ['Mastheads', 'The names under which newspapers appear.'],
    ['Platforms', 'Search engines and social networks through which people find news.'],
  ],
};
