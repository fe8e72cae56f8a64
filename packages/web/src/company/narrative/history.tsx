import { SafeMarkup } from '../../section-view/safe-markup.js';
import { useWords } from '../../words/explorer-words.js';
import { formatDate } from '../figures/format-date.js';
import type { SectionProps } from '../page/bodies.js';
import { saysMore } from './says-more.js';

/** The publisher's text, then a time line. */
export function History({ bodies: { history }, tag }: SectionProps) {
  const { tag: own, company: words } = useWords();
  if (!history) return null;
  const { AnalysisHTML, AnalysisPlainText, Events } = history;
  const entries = Events.flatMap(({ Date, Description }) => [Date, Description]);
  return (
    <>
      {saysMore(AnalysisPlainText, entries) && <SafeMarkup html={AnalysisHTML} tag={tag} />}
      {Events.length > 0 && (
        <ol className="company-timeline">
          {Events.map(({ Date, Kind, Description }, index) => (
            <li key={index} className={`is-${Kind.toLowerCase()}`}>
              <time dateTime={Date}>{formatDate(Date, own)}</time>
              <p>
                <span className="kind">{words.events[Kind]}</span>
                <span lang={tag}>{Description}</span>
              </p>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
