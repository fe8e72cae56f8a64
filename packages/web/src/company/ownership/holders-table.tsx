import type { ShareholdersBody, SubstantialShareholdersBody } from '@broadsheet/client';
import { useWords } from '../../words/explorer-words.js';
import { Figure } from '../figures/figure.js';
import { FoldingRows } from '../figures/folding-rows.js';
import { formatDate } from '../figures/format-date.js';
import { formatNumber, formatPercent } from '../figures/format-figure.js';
import { Missing } from '../figures/missing.js';
import { listHolders } from './list-holders.js';

interface HoldersTableProps {
  shareholders: ShareholdersBody | undefined;
  substantial: SubstantialShareholdersBody | undefined;
  tag: string;
}

export function HoldersTable({ shareholders, substantial, tag }: HoldersTableProps) {
  const { tag: own, company: words } = useWords();
  const holders = listHolders(shareholders, substantial);
  if (holders.length === 0) return <p className="company-no-data">{words.notGivenHere}</p>;
  const percent = (value: number) => formatPercent(value, { minDecimals: 2 });
  return (
    <>
      <FoldingRows
        caption={words.largestFirst}
        head={
          <tr>
            <th scope="col">{words.holder}</th>
            <th scope="col" className="company-number">
              {words.share}
            </th>
            <th scope="col" className="company-number">
              {words.sharesHeld}
            </th>
            <th scope="col">{words.jurisdiction}</th>
            <th scope="col">{words.verified}</th>
          </tr>
        }
        rows={holders.map((holder, index) => (
          <tr key={index}>
            <th scope="row">
              <span lang={tag}>{holder.name}</span>
              {holder.isSubstantial && <span className="company-mark">{words.substantial}</span>}
            </th>
            <td className="company-number">
              <Figure value={holder.percentage} format={percent} />
            </td>
            <td className="company-number">
              <Figure value={holder.shares} format={formatNumber} />
            </td>
            <td lang={tag}>{holder.jurisdiction ?? <Missing />}</td>
            <td>
              {holder.verifiedOn === undefined ? <Missing /> : formatDate(holder.verifiedOn, own)}
            </td>
          </tr>
        ))}
      />
      <p className="company-note">
        {substantial
          ? words.substantialFrom(formatPercent(substantial.Threshold))
          : words.noSubstantial}
      </p>
    </>
  );
}
