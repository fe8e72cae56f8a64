import { decapitalise } from '@broadsheet/contract/words';
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
  const lead = random.pick([
    `Nothing brings in more than **${decapitalise(top.name)}**: ${writePercent(top.share)} of revenue, or ${worth} in ${String(revenue.last.year)}.`,
    `Of every hundred that ${names.firms} take in, ${top.share.toFixed(1)} are for **${decapitalise(top.name)}**: ${worth} in ${String(revenue.last.year)}.`,
    `The largest line is **${decapitalise(top.name)}**, worth ${worth} or ${writePercent(top.share)} of revenue.`,
  ]);
  const weight =
    top.share > 50
      ? 'More than half of the business stands on this one line, so that its price and volume decide the year.'
      : top.share - second.share < 6
        ? 'Its lead over the next line is small.'
        : 'No line alone decides over a year.';
  return writeParagraphs(
    [lead, weight],
    [
      `${random.pick(['The second line is', 'The next is', 'In second place is the line'])} ${decapitalise(second.name)}, at ${writePercent(second.share)}.`,
      others.length === 0 ? '' : `The rest is ${joinNames(others.map(share))}.`,
    ],
    [
      random.pick([
        `Customers judge ${kind.output} by price, reliability and reputation, in an order that differs from line to line.`,
        'Margins differ between lines: what is standard competes by price, what is special by reputation.',
      ]),
    ],
  );
}

/** Texts on the buyers, and how much depends on one group. */
export function writeMarkets({ markets, names, kind, amount, revenue, fork }: Facts): string {
  const random = fork('markets');
  const [top, second, ...others] = markets;
  if (top === undefined || second === undefined) return '';
  const worth = amount((revenue.last.value * top.share) / 100);
  const both = top.share + second.share;
  return writeParagraphs(
    [
      random.pick([
        `First among the buyers of ${names.firms}: **${decapitalise(top.name)}**, with ${writePercent(top.share)} of revenue (${worth}).`,
        `No market is larger than this one: **${decapitalise(top.name)}**, ${writePercent(top.share)} of what is sold or ${worth} in ${String(revenue.last.year)}.`,
        `Of every hundred earned, ${top.share.toFixed(1)} come from one group, **${decapitalise(top.name)}**: ${worth} in ${String(revenue.last.year)}.`,
      ]),
      `With the next, ${share(second)}, it makes ${writePercent(both)}.`,
    ],
    [
      others.length === 0
        ? ''
        : `${others.length === 1 ? 'A smaller group is' : 'Smaller groups are'} ${joinNames(others.map(share))}.`,
      both > 70
        ? 'Such a base is easy to serve and hard to replace.'
        : 'A spread like this softens the loss of any one group.',
    ],
    [`What these buyers could turn to instead: ${kind.substitutes}.`],
  );
}
