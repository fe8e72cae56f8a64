import type { ComparedReport, Comparison } from '@broadsheet/client';
import { Link } from 'wouter';
import { languageTag } from '../language-tag.js';
import { pathOfKey } from '../paths.js';
import { useWords, type ExplorerWords } from '../words/explorer-words.js';
import { mostReports } from './compare-query.js';
import { ReportBadge } from './report-badge.js';
import { ReportPicker } from './report-picker.js';

interface ChosenProps {
  keys: string[];
  /** Undefined until it is loaded. */
  comparison: Comparison | undefined;
  onChange: (keys: string[]) => void;
}

/** The reports of the comparison, with controls to remove each and to add others. */
export function ChosenReports({ keys, comparison, onChange }: ChosenProps) {
  const words = useWords();
  return (
    <section aria-labelledby="compare-reports" className="compare-chosen">
      <h2 id="compare-reports">{words.compare.reports}</h2>
      <ol>
        {keys.map((key, index) => (
          <li key={key}>
            <ReportBadge index={index} />
            <ChosenReport name={key} report={findReport(comparison, key)} />
            <button
              type="button"
              className="small"
              aria-label={words.compare.remove(titleOf(comparison, key))}
              onClick={() => {
                onChange(keys.filter((other) => other !== key));
              }}
            >
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ol>
      {keys.length < mostReports ? (
        <ReportPicker
          chosen={keys}
          onPick={(key) => {
            onChange([...keys, key]);
          }}
        />
      ) : (
        <p className="aside">{words.compare.most(mostReports)}</p>
      )}
    </section>
  );
}

/** Addresses may write a key in another letter case. */
const findReport = (comparison: Comparison | undefined, requestedKey: string) =>
  comparison?.reports.find(({ key }) => key.toLowerCase() === requestedKey.toLowerCase());

const titleOf = (comparison: Comparison | undefined, requestedKey: string) =>
  findReport(comparison, requestedKey)?.title ?? requestedKey;

function ChosenReport({ name, report }: { name: string; report: ComparedReport | undefined }) {
  const words = useWords();
  if (report?.statusCode !== 200) {
    return (
      <span className={report && 'compare-left-out'}>
        {name}
        {report && ` (${describeLeftOut(report, words)})`}
      </span>
    );
  }
  const { title, country = '', language = '' } = report;
  return (
    <span>
      <Link href={pathOfKey(report.key)} lang={languageTag(language)}>
        {title}
      </Link>{' '}
      <span className="aside">{words.country(country)}</span>
    </span>
  );
}

function describeLeftOut(
  { statusCode }: ComparedReport,
  { colon, compare: words }: ExplorerWords,
): string {
  const reason = statusCode === 403 ? words.mayNotRead : words.notPublished;
  return `${words.leftOut}${colon}${reason}`;
}
