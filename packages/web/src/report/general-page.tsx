import type { ComponentType } from 'react';
import { useFamilies } from '../families/families-context.js';
import { useFamilyClient } from '../families/family-client.js';
import { findFamilyDescription, type FamilyDescription } from '../families/family-description.js';
import { useClient } from '../session/session-context.js';
import { NotFoundPage } from '../shell/not-found-page.js';
import { Titled } from '../shell/titled.js';
import { Failure } from '../states/failure.js';
import { Loading } from '../states/loading.js';
import { useLoaded } from '../use-loaded.js';
import { useWords } from '../words/explorer-words.js';
import { GeneralReport, type GeneralReportProps } from './general-report.js';
import { loadReport } from './load-report.js';
import { NoReport } from './no-report.js';
import { readSteps, type PathReport } from './read-steps.js';

interface PageProps {
  family: string;
  /** The path segments after the family. */
  steps: string[];
  /** How the report is shown; in the general way if left out. */
  Report?: ComponentType<GeneralReportProps>;
}

/** A report of a family without its own pages, shown by the service's description of the family. */
export function GeneralPage({ family, steps, Report = GeneralReport }: PageProps) {
  const { titleOf } = useFamilies();
  const loaded = useLoaded(family, (signal) => findFamilyDescription(family, signal));
  if (loaded.state === 'loading') return <Waiting title={titleOf(family)} />;
  if (loaded.state === 'failed') {
    return (
      <Titled title={titleOf(family)}>
        <Failure error={loaded.error} onRetry={loaded.reload} />
      </Titled>
    );
  }
  const report = loaded.value && readSteps(loaded.value, steps);
  if (!loaded.value || !report) return <NotFoundPage />;
  return <ReportPage family={loaded.value} report={report} Report={Report} />;
}

interface ReportPageProps {
  family: FamilyDescription;
  report: PathReport;
  Report: ComponentType<GeneralReportProps>;
}

function ReportPage({ family, report, Report }: ReportPageProps) {
  const client = useClient();
  const reader = useFamilyClient(family.Name);
  const loaded = useLoaded(report.name.key, (signal) =>
    loadReport(client, reader, { family, report, signal }),
  );
  if (loaded.state === 'loading') return <Waiting title={family.Title} />;
  if (loaded.state === 'failed') {
    return (
      <Titled title={family.Title}>
        <Failure error={loaded.error} onRetry={loaded.reload} />
      </Titled>
    );
  }
  if (!loaded.value) return <NoReport title={family.Title} name={report.name} />;
  return <Report family={family} report={report} loaded={loaded.value} />;
}

function Waiting({ title }: { title: string }) {
  const words = useWords();
  return (
    <Titled title={title}>
      <Loading what={words.states.the.report} heading={title} />
    </Titled>
  );
}
