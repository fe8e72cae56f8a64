import { decapitalise } from '@broadsheet/contract/words';
import type { Random } from '../../../random.js';
import { writePercent } from '../facts/amounts.js';
import type { Facts } from '../facts/facts.js';
import { joinNames, writeParagraphs } from '../facts/phrases.js';

const share = ({ name, share: part }: { name: string; share: number }) =>
  `${decapitalise(name)} (${writePercent(part)})`;

/** Texts on the products, and how much depends on one of them. */
export function writeProducts({ products, names, kind, amount, revenue, fork }: Facts): string {
  const random = fork('products');
  const [top, second, ...others] = products;
  if (top === undefined || second === undefined) return '';
  const worth = amount((revenue.last.value * top.share) / 100);
  const year = String(revenue.last.year);
  const name = decapitalise(top.name);
  const part = writePercent(top.share);
  const lead = random.pick([
    `Nothing brings in more than **${name}**: ${part} of revenue, or ${worth} in ${year}.`,
    `Of every hundred that ${names.firms} take in, ${part.slice(0, -1)} are for **${name}**: ${worth} in ${year}.`,
    `The largest line is **${name}**, worth ${worth} or ${part} of revenue.`,
  ]);
  const weight =
    top.share > 80
      ? 'The other lines hardly change the picture.'
      : top.share > 50
        ? 'More than half of the business stands on this one line, so that its price and volume decide the year.'
        : top.share - second.share < 6
          ? 'Its lead over the next line is small.'
          : top.share >= 35
            ? `A year in which it does badly is a bad year, although ${writePercent(100 - top.share)} comes from elsewhere.`
            : 'No line alone decides over a year.';
  return writeParagraphs(
    [lead, weight],
    [
      `${random.pick(['The second line is', 'The next is', 'In second place is the line'])} ${decapitalise(second.name)}, at ${writePercent(second.share)}.`,
      others.length === 0
        ? ''
        : `${random.pick(['The rest is', others.length === 1 ? 'Then comes' : 'Then come', 'Behind these two:'])} ${joinNames(others.map(share))}.`,
    ],
    [
      random.pick([
        `Customers judge ${kind.output} by price, reliability and reputation, in an order that differs from line to line.`,
        'Lines that look alike in a table may earn very different margins.',
        'Margins differ between lines: what is standard competes by price, what is special by reputation.',
      ]),
    ],
  );
}

/** Texts on the buyers, and how much depends on one group. */
export function writeMarkets(facts: Facts): string {
  const { markets, names, amount, revenue, fork } = facts;
  const random = fork('markets');
  const [top, second, ...others] = markets;
  if (top === undefined || second === undefined) return '';
  const worth = amount((revenue.last.value * top.share) / 100);
  const both = writePercent(top.share + second.share);
  const next = share(second);
  return writeParagraphs(
    [
      random.pick([
        `First among the buyers of ${names.firms}: **${decapitalise(top.name)}**, with ${writePercent(top.share)} of revenue (${worth}).`,
        `No market is larger than this one: **${decapitalise(top.name)}**, ${writePercent(top.share)} of what is sold or ${worth} in ${String(revenue.last.year)}.`,
        `Of every hundred earned, ${top.share.toFixed(1)} come from one group, **${decapitalise(top.name)}**: ${worth} in ${String(revenue.last.year)}.`,
      ]),
      random.pick([
        `With the next, ${next}, it makes ${both}.`,
        `The next, ${next}, brings the two together to ${both}.`,
        `It is followed by ${next}.`,
      ]),
    ],
    [
      others.length === 0
        ? ''
        : `${random.pick([others.length === 1 ? 'A smaller group is' : 'Smaller groups are', 'Beside these two:', 'Less comes from'])} ${joinNames(others.map(share))}.`,
      weighSpread(top.share, top.share + second.share, random),
    ],
    [describeChoice(facts, top.name, random)],
  );
}

function weighSpread(first: number, both: number, random: Random): string {
  if (first > 80) return 'In effect there is one market, and no second one to fall back on.';
  if (both <= 70) return 'A spread like this softens the loss of any one group.';
  return random.pick([
    'Such a base is easy to serve and hard to replace.',
    'Two groups so large are worth more attention than all others together.',
  ]);
}

/** What buyers may do instead; of buyers abroad it is known only where they are. */
function describeChoice({ trade, kind, revenue }: Facts, top: string, random: Random): string {
  const [destination] = trade?.destinations ?? [];
  if (destination !== undefined && isAbroad(top)) {
    return `Abroad, ${destination.name} buys most: ${writePercent(destination.share)} of exports.`;
  }
  if (revenue.outlookGrowth < 0) return `Some of them have turned to ${kind.substitutes}.`;
  return random.pick([
    `None of them is bound: each can turn to ${kind.substitutes}.`,
    '',
    `They stay as long as price and service are right; otherwise they turn to ${kind.substitutes}.`,
  ]);
}

const isAbroad = (market: string) => /export|abroad/i.test(market);
