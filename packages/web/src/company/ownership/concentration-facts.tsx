import type { ShareholdersBody } from '@broadsheet/client';
import { useWords } from '../../words/explorer-words.js';
import { formatDate } from '../figures/format-date.js';
import { formatNumber, formatPercent } from '../figures/format-figure.js';

/** How concentrated the ownership of the company is. */
export function ConcentrationFacts({ shareholders }: { shareholders: ShareholdersBody }) {
  const { AsAt, SharesOnIssue, TotalHolders, Concentration } = shareholders;
  const { tag, company: words } = useWords();
  const { concentration: names } = words;
  const facts: [string, string | undefined][] = [
    [names.largest, percent(Concentration.Largest)],
    [names.five, percent(Concentration.Top5)],
    [names.ten, percent(Concentration.Top10)],
    [names.twenty, percent(Concentration.Top20)],
    [names.named, percent(Concentration.Named)],
    [words.shareholders, TotalHolders === undefined ? undefined : formatNumber(TotalHolders)],
    [words.sharesOnIssue, SharesOnIssue === undefined ? undefined : formatNumber(SharesOnIssue)],
    [names.asAt, formatDate(AsAt, tag)],
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
