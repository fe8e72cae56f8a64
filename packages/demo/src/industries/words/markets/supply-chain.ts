import { capitalise } from '@broadsheet/contract/words';
import { findCostShare } from '../competition/costs.js';
import type { Facts } from '../facts/facts.js';
import { joinNames, nameIndustry, writeParagraphs } from '../facts/phrases.js';

const list = (links: readonly { Title: string }[]) =>
  joinNames(links.map(({ Title }) => nameIndustry(Title)));

const via = ({ Via }: { Via: readonly string[] }) => joinNames(Via.map(nameIndustry));

/** The industries it buys from and sells to, one and two steps away. */
export function writeSupplyChain(facts: Facts): string {
  const { document, names, kind, fork } = facts;
  const random = fork('supply-chain');
  const chain = document.SupplyChain;
  if (chain === undefined) return '';
  const { FirstTierSuppliers = [], FirstTierBuyers = [] } = chain;
  const [behind] = chain.SecondTierSuppliers ?? [];
  const [beyond] = chain.SecondTierBuyers ?? [];
  const suppliers = [
    ...random.pick([
      [
        `${capitalise(names.firms)} spend most on ${kind.inputs}.`,
        `Their direct suppliers are ${list(FirstTierSuppliers)}.`,
      ],
      [`What ${names.firms} need comes first from ${list(FirstTierSuppliers)}.`],
      [`The largest suppliers of ${names.firms} are in ${list(FirstTierSuppliers)}.`],
    ]),
    behind === undefined
      ? ''
      : random.pick([
          `Behind them stand others: what ${nameIndustry(behind.Title)} makes reaches the industry through ${via(behind)}.`,
          `A shortage may begin further back, for instance in ${nameIndustry(behind.Title)}, and arrive through ${via(behind)}.`,
        ]),
  ];
  const buyers = [
    random.pick([
      `What the industry delivers goes to ${list(FirstTierBuyers)}.`,
      `The industry sells to ${list(FirstTierBuyers)}.`,
      `${capitalise(names.firms)} deliver to ${list(FirstTierBuyers)}.`,
    ]),
    beyond === undefined
      ? 'There is nobody between the industry and those who use what it sells.'
      : random.pick([
          `The chain goes on to ${nameIndustry(beyond.Title)}, by way of ${via(beyond)}.`,
          `One step further one finds ${nameIndustry(beyond.Title)}, reached through ${via(beyond)}.`,
        ]),
  ];
  // Where little is bought, the chain is told from the buyers' side.
  return findCostShare(facts, 'Purchases').industry < 35
    ? writeParagraphs(buyers, suppliers)
    : writeParagraphs(suppliers, buyers);
}
