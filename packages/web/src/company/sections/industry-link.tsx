import type { ReactNode } from 'react';
import { ReportLink } from '../../section-view/report-links.js';

interface IndustryLinkProps {
  code: string;
  children: ReactNode;
}

/** Leads to the industry's report where there is one that may be read; else it is text. */
export function IndustryLink({ code, children }: IndustryLinkProps) {
  return <ReportLink to={industryKey(code)}>{children}</ReportLink>;
}

export const industryKey = (code: string) => ({ Family: 'industry', Country: 'AU', Code: code });
