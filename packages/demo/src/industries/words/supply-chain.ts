import type { Facts } from './facts.js';
import { joinNames, upperFirst, writeParagraphs } from './phrases.js';

const list = (links: readonly { Title: string }[]) => joinNames(links.map(({ Title }) => Title));

/** From whom the industry buys and to whom it sells, one and two steps away. */
export function writeSupplyChain({ document, names, kind, fork }: Facts): string {
  const random = fork('supply-chain');
  const chain = document.SupplyChain;
  if (chain === undefined) return '';
  const { FirstTierSuppliers = [], FirstTierBuyers = [] } = chain;
  const [behind] = chain.SecondTierSuppliers ?? [];
  const [beyond] = chain.SecondTierBuyers ?? [];
  return writeParagraphs(
    [
      `${upperFirst(names.firms)} spend most on ${kind.inputs}.`,
      `Their direct suppliers are ${list(FirstTierSuppliers)}.`,
      behind === undefined
        ? ''
        : random.pick([
            `Behind them stand others: ${behind.Title} reaches the industry through ${joinNames(behind.Via)}.`,
            `A shortage may begin further back, for instance in ${behind.Title}, and arrive through ${joinNames(behind.Via)}.`,
          ]),
    ],
    [
      `On the other side, what the industry delivers goes to ${list(FirstTierBuyers)}.`,
      beyond === undefined
        ? 'There is nobody between the industry and those who use what it sells.'
        : `From there it travels on: ${beyond.Title} buys through ${joinNames(beyond.Via)}.`,
    ],
  );
}
