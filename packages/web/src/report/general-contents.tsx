import { useRelated } from '../section-view/related-context.js';
import { relatedPlace } from '../section-view/related-reports.js';
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
  const hasRelated = useRelated().naming.length > 0;
  return (
    <nav className="contents" aria-label="On this page">
      {charts.length > 0 && (
        <Group
          title="Charts"
          entries={charts.map(({ name, title }) => ({ id: `chart-${name}`, name, title }))}
          changed={changed}
        />
      )}
      {sections.length > 0 && (
        <Group
          title="Sections"
          entries={sections.map(({ token, view: { title } }) => ({
            ...{ id: token, name: token, title, tag },
          }))}
          changed={changed}
        />
      )}
      {hasRelated && (
        <Group
          title="Elsewhere"
          entries={[{ id: relatedPlace, name: '', title: 'Related reports' }]}
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
  return (
    <div>
      <p>{title}</p>
      <ul>
        {entries.map(({ id, name, title: words, tag }) => (
          <li key={id}>
            <a href={`#${id}`} lang={tag}>
              {words}
            </a>
            {changed.has(name) && (
              <span className="changed-dot" role="img" aria-label="changed" title="Changed" />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
