import { useRelated } from '../section-view/related-context.js';
import { relatedAnchor } from '../section-view/related-reports.js';
import { useWords } from '../words/explorer-words.js';
import type { ShownSection } from './view-sections.js';

interface ContentsProps {
  charts: { name: string; title: string }[];
  sections: ShownSection[];
  /** Names of charts and sections that the current edition changed. */
  changed: ReadonlySet<string>;
  /** The tag of the report's language. */
  tag: string;
}

/** The contents of the page; on wide screens the list stays beside it. */
export function GeneralContents({ charts, sections, changed, tag }: ContentsProps) {
  const { report: words } = useWords();
  const hasRelated = useRelated().naming.length > 0;
  return (
    <nav className="contents" aria-label={words.onThisPage}>
      {charts.length > 0 && (
        <Group
          title={words.charts}
          entries={charts.map(({ name, title }) => ({ id: `chart-${name}`, name, title }))}
          changed={changed}
        />
      )}
      {sections.length > 0 && (
        <Group
          title={words.sections}
          entries={sections.map(({ token, view: { title } }) => ({
            ...{ id: token, name: token, title, tag },
          }))}
          changed={changed}
        />
      )}
      {hasRelated && (
        <Group
          title={words.elsewhere}
          entries={[{ id: relatedAnchor, name: '', title: words.related }]}
          changed={changed}
        />
      )}
    </nav>
  );
}

interface Entry {
  /** The id of the target on the page. */
  id: string;
  name: string;
  title: string;
  tag?: string;
}

interface GroupProps extends Pick<ContentsProps, 'changed'> {
  title: string;
  entries: Entry[];
}

function Group({ title, entries, changed }: GroupProps) {
  const { report: words } = useWords();
  return (
    <div>
      <p>{title}</p>
      <ul>
        {entries.map(({ id, name, title: text, tag }) => (
          <li key={id}>
            <a href={`#${id}`} lang={tag}>
              {text}
            </a>
            {changed.has(name) && (
              <span
                className="changed-dot"
                role="img"
                aria-label={words.changed}
                title={words.changed}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
