import type { RelatedReport } from '@broadsheet/client';
import { Link } from 'wouter';
import { useFamilies } from '../families/families-context.js';
import { languageTag } from '../language-tag.js';
import { pathOfKey } from '../paths.js';
import { useWords } from '../words/explorer-words.js';
import { useRelated } from './related-context.js';
import './related-reports.css';

interface RelatedProps {
  title: string;
  /** The tag of the language of the title. */
  tag: string;
}

/** The anchor of the list on the page. */
export const relatedAnchor = 'related-reports';

/** Reports that name this one, by family. Reports that this one names are links in its sections. */
export function RelatedReports({ title, tag }: RelatedProps) {
  const { naming } = useRelated();
  const words = useWords();
  const { list, titleOf } = useFamilies();
  if (naming.length === 0) return null;
  const there = new Set<string>(naming.map(({ family }) => family));
  const order = [...new Set([...list.map(({ Name }) => Name), ...there])];
  return (
    <section id={relatedAnchor} className="related" aria-labelledby={`${relatedAnchor}-title`}>
      <h2 id={`${relatedAnchor}-title`} lang={tag}>
        {title}
      </h2>
      <dl className="related-families">
        {order
          .filter((family) => there.has(family))
          .map((family) => (
            <div key={family}>
              <dt lang={words.tag}>{titleOf(family)}</dt>
              <dd>
                <FamilyReports reports={naming.filter((report) => report.family === family)} />
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

/** More would push the other families off the screen. */
const mostShown = 8;

function FamilyReports({ reports }: { reports: RelatedReport[] }) {
  const { tag, report: words } = useWords();
  const sorted = reports.toSorted((one, other) => one.title.localeCompare(other.title));
  const rest = sorted.slice(mostShown);
  return (
    <>
      <Links reports={sorted.slice(0, mostShown)} />
      {rest.length > 0 && (
        <details>
          <summary lang={tag}>{words.more(rest.length)}</summary>
          <Links reports={rest} />
        </details>
      )}
    </>
  );
}

function Links({ reports }: { reports: RelatedReport[] }) {
  const words = useWords();
  const { report } = useRelated();
  return (
    <ul>
      {reports.map(({ key, title, country, language }) => (
        <li key={key}>
          <Link href={pathOfKey(key)} lang={languageTag(language)}>
            {title}
          </Link>
          {report && country !== report.country && (
            <span className="related-country" lang={words.tag}>
              {' '}
              {words.country(country)}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
