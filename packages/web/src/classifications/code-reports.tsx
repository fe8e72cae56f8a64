import type { CodedReport } from '@broadsheet/client';
import { Link } from 'wouter';
import { useFamilies } from '../families/families-context.js';
import { languageTag } from '../language-tag.js';
import { pathOfKey } from '../paths.js';
import { useClient } from '../session/session-context.js';
import { Failure } from '../states/failure.js';
import { Loading } from '../states/loading.js';
import { useLoaded } from '../use-loaded.js';

interface ReportsProps {
  version: string;
  code: string;
  /** Whether codes are below it: reports of those are shown at their own places. */
  isBranch: boolean;
}

/** The reports of a code; for the last codes of the tree also the nearest ones, marked. */
export function CodeReports({ version, code, isBranch }: ReportsProps) {
  const { classifications } = useClient();
  const { find, describe } = useFamilies();
  const loaded = useLoaded(`${version}/${code}`, (signal) =>
    classifications.reportsByCode({ versions: [version], codes: [code], signal }),
  );
  if (loaded.state === 'loading') return <Loading what="reports" />;
  if (loaded.state === 'failed') {
    return <Failure error={loaded.error} onRetry={loaded.reload} heading="h4" />;
  }
  const found = loaded.value.flatMap(({ reportsByClassificationCode: codes }) =>
    codes.flatMap(({ reports }) => reports),
  );
  const shown = found.filter(({ found: { by } }) => !isBranch || by === 'own' || by === 'covers');
  if (shown.length === 0) {
    return isBranch ? null : <p className="aside">No report leads from this code.</p>;
  }
  return (
    <ul className="code-reports">
      {shown.map((report) => {
        const key = {
          ...{ family: report.reportCollection, country: report.reportCountry },
          ...{ code: report.reportCode, language: report.reportLanguage },
        };
        const place = find(key.family)?.OnlyCountry === undefined ? [key.country] : [];
        const path = pathOfKey([key.family, ...place, key.code, key.language].join('/'));
        return (
          <li key={path}>
            <Link href={path} lang={languageTag(key.language)}>
              {report.reportTitle}
            </Link>{' '}
            <span className="aside">
              {describe(key)}
              {describeFound(report)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** How it was found, where it is not of the code itself. */
function describeFound({ found }: CodedReport): string {
  const place = `${found.version} ${found.code}`;
  if (found.by === 'own') return '';
  if (found.by === 'covers') return `, which covers ${place}`;
  if (found.by === 'concordance') {
    return `, through ${(found.way ?? []).join(' → ')}: ${found.code}, ${found.match ?? ''}`;
  }
  return `, of ${place} ${found.by === 'parent' ? 'above' : 'below'}`;
}
