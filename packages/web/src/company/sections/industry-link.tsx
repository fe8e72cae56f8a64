import type { ReactNode } from 'react';
import { ReportLink } from '../../section-view/report-links.js';

interface IndustryLinkProps {
  code: string;
  children: ReactNode;
}

/** A link to the industry's report if the user may read one; otherwise plain text. */
export function IndustryLink({ code, children }: IndustryLinkProps) {
  return <ReportLink to={industryKey(code)}>{children}</ReportLink>;
}

const industryKey = (code: string) => ({ Family: 'industry', Country: 'AU', Code: code });
