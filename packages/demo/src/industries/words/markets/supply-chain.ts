import { capitalise } from '@broadsheet/contract/words';
import type { Facts } from '../facts/facts.js';
import { joinNames, nameIndustry, writeParagraphs } from '../facts/phrases.js';

const list = (links: readonly { Title: string }[]) =>
  joinNames(links.map(({ Title }) => nameIndustry(Title)));

const via = ({ Via }: { Via: readonly string[] }) => joinNames(Via.map(nameIndustry));

/** The industries it buys from and sells to, one and two steps away. */
export function writeSupplyChain({ document, names, kind, fork }: Facts): string {
  const random = fork('supply-chain');
  const chain = document.SupplyChain;
  if (chain === undefined) return '';
  const { FirstTierSuppliers = [], FirstTierBuyers = [] } = chain;
  const [behind] = chain.SecondTierSuppliers ?? [];
  const [beyond] = chain.SecondTierBuyers ?? [];
  return writeParagraphs(
    [
      `${capitalise(names.firms)} spend most on ${kind.inputs}.`,
      `Their direct suppliers are ${list(FirstTierSuppliers)}.`,
      behind === undefined
        ? ''
        : random.pick([
            `Behind them stand others: what ${nameIndustry(behind.Title)} makes reaches the industry through ${via(behind)}.`,
            `A shortage may begin further back, for instance in ${nameIndustry(behind.Title)}, and arrive through ${via(behind)}.`,
          ]),
    ],
    [
      `On the other side, what the industry delivers goes to ${list(FirstTierBuyers)}.`,
      beyond === undefined
        ? 'There is nobody between the industry and those who use what it sells.'
        : `From there it travels on to ${nameIndustry(beyond.Title)}, by way of ${via(beyond)}.`,
    ],
  );
}
