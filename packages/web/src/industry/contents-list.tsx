import type { ImageName } from '@broadsheet/client';
import { chartTitles } from './chart-sections.js';

interface ContentsProps {
  sections: { id: string; title: string; names: ImageName[] }[];
  /** Names of the charts that the current edition changed. */
  changed: ReadonlySet<string>;
}

export function ContentsList({ sections, changed }: ContentsProps) {
  return (
    <nav className="contents" aria-label="Charts of this report">
      {sections.map(({ id, title, names }) => (
        <div key={id}>
          <p>{title}</p>
          <ul>
            {names.map((name) => (
              <li key={name}>
                <a href={`#chart-${name}`}>{chartTitles[name]}</a>
                {changed.has(name) && <span className="changed-dot" title="Changed" />}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
