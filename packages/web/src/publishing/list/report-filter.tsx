import { useFamilies } from '../../families/families-context.js';
import { usePublishingWords } from '../publishing-words.js';

export interface Filter {
  /** Empty for all. */
  family: string;
  text: string;
  state: '' | 'published' | 'withdrawn';
}

interface FilterProps {
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

/** Filters the list of reports as the user types. */
export function ReportFilter({ filter, onFilter }: FilterProps) {
  const { list } = useFamilies();
  const { reports: words, states } = usePublishingWords();
  return (
    <search className="report-filter">
      <div className="field">
        <label htmlFor="filter-text">{words.text}</label>
        <input
          id="filter-text"
          type="search"
          maxLength={100}
          value={filter.text}
          onChange={(event) => {
            onFilter({ ...filter, text: event.currentTarget.value });
          }}
        />
      </div>
      <div className="field">
        <label htmlFor="filter-family">{words.ofFamily}</label>
        <select
          id="filter-family"
          value={filter.family}
          onChange={(event) => {
            onFilter({ ...filter, family: event.currentTarget.value });
          }}
        >
          <option value="">{words.allFamilies}</option>
          {list.map(({ Name, Title }) => (
            <option key={Name} value={Name}>
              {Title}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="filter-state">{words.state}</label>
        <select
          id="filter-state"
          value={filter.state}
          onChange={(event) => {
            onFilter({ ...filter, state: event.currentTarget.value as Filter['state'] });
          }}
        >
          <option value="">{words.anyState}</option>
          <option value="published">{states.published}</option>
          <option value="withdrawn">{states.withdrawn}</option>
        </select>
      </div>
    </search>
  );
}
