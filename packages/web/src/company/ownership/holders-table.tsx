import type { ShareholdersBody, SubstantialShareholdersBody } from '@broadsheet/client';
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
  const holders = listHolders(shareholders, substantial);
  if (holders.length === 0) return <p className="company-no-data">Not given in this report.</p>;
  const percent = (value: number) => formatPercent(value, { minDecimals: 2 });
  return (
    <>
      <FoldingRows
        caption="Shareholders, largest first"
        head={
          <tr>
            <th scope="col">Holder</th>
            <th scope="col" className="company-number">
              Share
            </th>
            <th scope="col" className="company-number">
              Shares held
            </th>
            <th scope="col">Jurisdiction</th>
            <th scope="col">Verified</th>
          </tr>
        }
        rows={holders.map((holder, index) => (
          <tr key={index}>
            <th scope="row">
              <span lang={tag}>{holder.name}</span>
              {holder.isSubstantial && <span className="company-mark">Substantial</span>}
            </th>
            <td className="company-number">
              <Figure value={holder.percentage} format={percent} />
            </td>
            <td className="company-number">
              <Figure value={holder.shares} format={formatNumber} />
            </td>
            <td lang={tag}>{holder.jurisdiction ?? <Missing />}</td>
            <td>{holder.verifiedOn === undefined ? <Missing /> : formatDate(holder.verifiedOn)}</td>
          </tr>
        ))}
      />
      <p className="company-note">
        {substantial
          ? `Substantial: ${formatPercent(substantial.Threshold)} or more of the shares.`
          : 'No substantial shareholder is named.'}
      </p>
    </>
  );
}
