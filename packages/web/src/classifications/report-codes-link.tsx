import type { Broadsheet } from '@broadsheet/client';
import { Link } from 'wouter';
import { useFamilies } from '../families/families-context.js';
import { findClassification } from '../families/family-description.js';
import type { ReportName } from '../report/report-name.js';
import { useClient } from '../session/session-context.js';
import { isReady, useLoaded } from '../use-loaded.js';
import { useWords } from '../words/explorer-words.js';
import { pathOfReportCodes } from './paths.js';

interface LinkProps {
  report: Pick<ReportName, 'family' | 'country' | 'key'>;
}

/** An entry of a list that links to the codes of a report; nothing if the report has none. */
export function ReportCodesLink({ report }: LinkProps) {
  const family = useFamilies().find(report.family);
  if (findClassification(family, report.country) !== undefined)
    return <CodesEntry report={report} />;
  return family ? <CoveredLink report={report} /> : null;
}

/** If the key contains no code, only the service knows whether the report covers some. */
function CoveredLink({ report }: LinkProps) {
  const client = useClient();
  const loaded = useLoaded(report.key, (signal) => findHasCodes(client, report.key, signal));
  return isReady(loaded) && loaded.value ? <CodesEntry report={report} /> : null;
}

export async function findHasCodes(
  { classifications }: Broadsheet,
  key: string,
  signal: AbortSignal,
): Promise<boolean> {
  const [found] = await classifications.codesByReport({ keys: [key], signal });
  return found !== undefined && found.codes.length > 0;
}

/** The entry itself, if the page knows that the report has codes. */
export function CodesEntry({ report }: LinkProps) {
  const words = useWords();
  return (
    <li lang={words.tag} className="codes-link">
      <Link href={pathOfReportCodes(report.key)}>{words.classifications.codes}</Link>
    </li>
  );
}
