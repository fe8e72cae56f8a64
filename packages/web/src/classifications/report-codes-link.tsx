import { Link } from 'wouter';
import { useFamilies } from '../families/families-context.js';
import { findClassification } from '../families/family-description.js';
import type { ReportName } from '../report/report-name.js';
import { useClient } from '../session/session-context.js';
import { isReady, useLoaded } from '../use-loaded.js';
import { pathOfReportCodes } from './paths.js';

interface LinkProps {
  report: Pick<ReportName, 'family' | 'country' | 'key'>;
}

/** An entry of a list that leads to the codes of a report; nothing where the report has none. */
export function ReportCodesLink({ report }: LinkProps) {
  const family = useFamilies().find(report.family);
  if (findClassification(family, report.country) !== undefined) return <Entry report={report} />;
  return family ? <CoveredLink report={report} /> : null;
}

/** Where the key holds no code, only the service knows whether the report covers some. */
function CoveredLink({ report }: LinkProps) {
  const { classifications } = useClient();
  const loaded = useLoaded(report.key, (signal) =>
    classifications.codesByReport({ keys: [report.key], signal }),
  );
  const [found] = isReady(loaded) ? loaded.value : [];
  return found && found.codes.length > 0 ? <Entry report={report} /> : null;
}

function Entry({ report }: LinkProps) {
  return (
    <li lang="en">
      <Link href={pathOfReportCodes(report.key)}>Codes</Link>
    </li>
  );
}
