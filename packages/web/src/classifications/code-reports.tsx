import type { CodedReport } from '@broadsheet/client';
import { Link } from 'wouter';
import { useFamilies } from '../families/families-context.js';
import { languageTag } from '../language-tag.js';
import { pathOfKey } from '../paths.js';
import { useClient } from '../session/session-context.js';
import { Failure } from '../states/failure.js';
import { Loading } from '../states/loading.js';
import { useLoaded } from '../use-loaded.js';
import { useWords, type ExplorerWords } from '../words/explorer-words.js';

interface ReportsProps {
  version: string;
  code: string;
  /** Whether it has codes below it: their reports are shown at those codes. */
  isBranch: boolean;
}

/** The reports of a code; for the last codes of the tree also the nearest ones, marked. */
export function CodeReports({ version, code, isBranch }: ReportsProps) {
  const words = useWords();
  const { classifications } = useClient();
  const { find, describe } = useFamilies();
  const loaded = useLoaded(`${version}/${code}`, (signal) =>
    classifications.reportsByCode({ versions: [version], codes: [code], signal }),
  );
  if (loaded.state === 'loading') return <Loading what={words.states.the.reports} />;
  if (loaded.state === 'failed') {
    return <Failure error={loaded.error} onRetry={loaded.reload} heading="h4" />;
  }
  const found = loaded.value.flatMap(({ reportsByClassificationCode: codes }) =>
    codes.flatMap(({ reports }) => reports),
  );
  const shown = found.filter(({ found: { by } }) => !isBranch || by === 'own' || by === 'covers');
  if (shown.length === 0) {
    return isBranch ? null : <p className="aside">{words.classifications.noReports}</p>;
  }
  return (
    <ul className="code-reports">
      {shown.map((report) => {
        const key = {
          ...{ family: report.reportCollection, country: report.reportCountry },
          ...{ code: report.reportCode, language: report.reportLanguage },
        };
        const countryPart = find(key.family)?.OnlyCountry === undefined ? [key.country] : [];
        const path = pathOfKey([key.family, ...countryPart, key.code, key.language].join('/'));
        return (
          <li key={path}>
            <Link href={path} lang={languageTag(key.language)}>
              {report.reportTitle}
            </Link>{' '}
            <span className="aside">
              {describe(key)}
              {describeFound(report, words.classifications)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** How it was found, if not by the code itself. */
function describeFound({ found }: CodedReport, words: ExplorerWords['classifications']): string {
  const countryPart = `${found.version} ${found.code}`;
  switch (found.by) {
    case 'own':
      return '';
    case 'covers':
      return words.covers(countryPart);
    case 'concordance':
      return words.through((found.way ?? []).join(' → '), found.code, found.match ?? '');
    case 'parent':
      return words.above(countryPart);
    default:
      return words.below(countryPart);
  }
}
