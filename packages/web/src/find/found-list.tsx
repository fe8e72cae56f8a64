import type { FoundReport } from '@broadsheet/client';
import { useFamilies } from '../families/families-context.js';
import { useWords } from '../words/explorer-words.js';
import { CompareOption } from './compare-option.js';
import { FoundOption } from './found-option.js';
import { RecentOption } from './recent-option.js';
import type { OfferedResults } from './use-find-box.js';

interface ListProps {
  id: string;
  offered: OfferedResults;
  /** The index of the active entry; -1 if none is. */
  active: number;
  onSearch: (text: string) => void;
  onOpen: (report: FoundReport) => void;
  onCompare: () => void;
}

/** Earlier searches, or reports by family and an entry that compares them. */
export function FoundList({ id, offered, active, onSearch, onOpen, onCompare }: ListProps) {
  const words = useWords();
  const { titleOf } = useFamilies();
  const { found, recent, groups, reports, compared } = offered;
  return (
    <div
      role="listbox"
      id={id}
      aria-label={recent.length > 0 ? words.find.recent : words.find.found}
      aria-busy={found.state === 'searching'}
    >
      {recent.length > 0 && (
        <ul role="group" aria-label={words.find.recent}>
          <li role="presentation" className="found-family">
            {words.find.recent}
          </li>
          {recent.map((text, index) => (
            <RecentOption
              key={text}
              id={`${id}-${String(index)}`}
              query={text}
              isActive={index === active}
              onChoose={() => {
                onSearch(text);
              }}
            />
          ))}
        </ul>
      )}
      {groups.map(({ family, reports: ofFamily }) => (
        <ul key={family} role="group" aria-label={titleOf(family)}>
          <li role="presentation" className="found-family">
            {titleOf(family)}
          </li>
          {ofFamily.map((report) => (
            <FoundOption
              key={report.key}
              id={`${id}-${String(reports.indexOf(report))}`}
              report={report}
              isActive={reports.indexOf(report) === active}
              onOpen={() => {
                onOpen(report);
              }}
            />
          ))}
        </ul>
      ))}
      {compared.length > 0 && (
        <CompareOption
          id={`${id}-${String(reports.length)}`}
          count={compared.length}
          isActive={active === reports.length}
          onChoose={onCompare}
        />
      )}
    </div>
  );
}
