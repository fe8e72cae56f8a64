import { GeneralPage } from '../report/general-page.js';
import { GeneralReport, type GeneralReportProps, type Summary } from '../report/general-report.js';
import { RiskSummary } from './risk-summary.js';

/** The path segments after the family. */
export function RiskPage({ steps }: { steps: string[] }) {
  return <GeneralPage family="risk" steps={steps} Report={RiskReport} />;
}

/** The score and its parts come first; the sections that only repeat this are left out. */
const summary: Summary = { Content: RiskSummary, sections: ['title', 'overview'] };

function RiskReport(props: GeneralReportProps) {
  return <GeneralReport {...props} summary={summary} />;
}
