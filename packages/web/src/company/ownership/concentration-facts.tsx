import type { ShareholdersBody } from '@broadsheet/client';
import { formatDate } from '../figures/format-date.js';
import { formatNumber, formatPercent } from '../figures/format-figure.js';

/** How concentrated the ownership of the company is. */
export function ConcentrationFacts({ shareholders }: { shareholders: ShareholdersBody }) {
  const { AsAt, SharesOnIssue, TotalHolders, Concentration } = shareholders;
  const facts: [string, string | undefined][] = [
    ['Largest holder', percent(Concentration.Largest)],
    ['Five largest', percent(Concentration.Top5)],
    ['Ten largest', percent(Concentration.Top10)],
    ['Twenty largest', percent(Concentration.Top20)],
    ['All named here', percent(Concentration.Named)],
    ['Shareholders', TotalHolders === undefined ? undefined : formatNumber(TotalHolders)],
    ['Shares on issue', SharesOnIssue === undefined ? undefined : formatNumber(SharesOnIssue)],
    ['As at', formatDate(AsAt)],
  ];
  return (
    <dl className="company-inline-facts">
      {facts.map(
        ([name, value]) =>
          value !== undefined && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

const percent = (value: number | undefined) =>
  value === undefined ? undefined : formatPercent(value);
