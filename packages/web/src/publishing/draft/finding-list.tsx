import type { DocumentFinding } from '@broadsheet/client';
import { splitPointer } from '@broadsheet/contract/json-pointer';
import { Failure } from '../../states/failure.js';
import { usePublishingWords } from '../publishing-words.js';
import type { CheckedDraft } from './use-preview.js';

interface FindingsProps {
  checked: CheckedDraft;
  onFind: (finding: DocumentFinding) => void;
}

/** The id of the list. */
export const findingsId = 'findings';

/** All findings, errors first; each links to its line. */
export function FindingList({ checked, onFind }: FindingsProps) {
  const { findings: words } = usePublishingWords();
  const { answer, error, check } = checked;
  if (error !== undefined) return <Failure error={error} onRetry={check} heading="h2" />;
  if (!answer) return null;
  if (answer.findings.length === 0) return <p>{words.none}</p>;
  return (
    <ul id={findingsId} className="findings" tabIndex={-1}>
      {sortFindings(answer.findings).map((finding, index) => (
        <Finding key={index} finding={finding} onFind={onFind} />
      ))}
    </ul>
  );
}

const sortFindings = (findings: readonly DocumentFinding[]) =>
  findings.toSorted(
    (one, other) => Number(one.severity === 'warning') - Number(other.severity === 'warning'),
  );

interface FindingProps {
  finding: DocumentFinding;
  onFind: (finding: DocumentFinding) => void;
}

function Finding({ finding, onFind }: FindingProps) {
  const { findings: words } = usePublishingWords();
  const { severity, pointer, message, line, place } = finding;
  return (
    <li className={severity}>
      <p>
        <strong>{words[severity]}</strong>{' '}
        {(line !== undefined || pointer !== '') && (
          <button
            type="button"
            className="small"
            onClick={() => {
              onFind(finding);
            }}
          >
            {pointer === '' ? words.line(line) : writePointer(pointer)}
          </button>
        )}{' '}
        {place !== undefined && <code>{place}</code>}
        {place === undefined && line !== undefined && pointer !== '' && (
          <span className="aside">{words.inLine(line)}</span>
        )}
      </p>
      {/* The service's messages are English. */}
      <p lang="en">{message}</p>
    </li>
  );
}

/** `/Revenue/3/Value` as `Revenue › 4 › Value`: people count from one. */
function writePointer(pointer: string): string {
  return splitPointer(pointer)
    .map((step) => (/^\d+$/.test(step) ? String(Number(step) + 1) : step))
    .join(' › ');
}
