import type { CodesOfReport } from '@broadsheet/client';
import { Link } from 'wouter';
import { pathOfKey } from '../paths.js';
import { useClient } from '../session/session-context.js';
import { Failure } from '../states/failure.js';
import { Loading } from '../states/loading.js';
import { useLoaded } from '../use-loaded.js';
import { useWords, type ExplorerWords } from '../words/explorer-words.js';
import { pathOfCode } from './paths.js';

interface CodesProps {
  /** The key of the report. */
  report: string;
  versions: readonly string[];
}

/** The codes of one report, its own and those of the other classifications. */
export function ReportCodes({ report, versions }: CodesProps) {
  const words = useWords();
  const { classifications } = useClient();
  const loaded = useLoaded(report, (signal) =>
    classifications.codesByReport({ keys: [report], versions, signal }),
  );
  if (loaded.state === 'loading') return <Loading what={words.states.the.codesOfReport} />;
  if (loaded.state === 'failed') {
    return <Failure error={loaded.error} onRetry={loaded.reload} heading="h2" />;
  }
  const [found] = loaded.value;
  return found ? <CodesTable report={report} found={found} /> : null;
}

function CodesTable({ report, found }: { report: string; found: CodesOfReport }) {
  const { classifications: words } = useWords();
  return (
    <section aria-labelledby="report-codes-title">
      <h2 id="report-codes-title">
        {words.codesOf}
        <Link href={pathOfKey(report)}>{found.title ?? report}</Link>
      </h2>
      {found.problem !== undefined && <p>{found.problem}</p>}
      <table className="converted">
        <thead>
          <tr>
            <th scope="col">{words.classification}</th>
            <th scope="col">{words.code}</th>
            <th scope="col">{words.how}</th>
          </tr>
        </thead>
        <tbody>
          {found.codes.map(
            ({
              classificationSystemVersion: version,
              classificationCode: code,
              classificationTitle: title,
              ...how
            }) => (
              <tr key={`${version}/${code}`}>
                <th scope="row">{version}</th>
                <td>
                  {title === null ? code : <Link href={pathOfCode(version, code)}>{code}</Link>}{' '}
                  {title}
                </td>
                <td>{describe(how, words)}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </section>
  );
}

function describe(
  { by, match, derived }: Pick<CodesOfReport['codes'][number], 'by' | 'match' | 'derived'>,
  words: ExplorerWords['classifications'],
): string {
  if (by === 'own') return words.own;
  if (by === 'covers') return words.coversThis;
  return `${match ?? ''}${derived ? words.derived : ''}`;
}
