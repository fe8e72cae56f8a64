import type { ReactNode } from 'react';
import { CodeLink } from '../../classifications/code-link.js';
import { ReportLink } from '../../section-view/report-links.js';

interface IndustryLinkProps {
  code: string;
  children: ReactNode;
}

/** A link to the industry's report if the user may read one; otherwise to its code. */
export function IndustryLink({ code, children }: IndustryLinkProps) {
  return (
    <ReportLink
      to={{ Family: family, Country: country, Code: code }}
      otherwise={<IndustryCodeLink code={code}>{children}</IndustryCodeLink>}
    >
      {children}
    </ReportLink>
  );
}

/** A link to the code in its classification, where the nearest reports are. */
export function IndustryCodeLink({ code, children }: IndustryLinkProps) {
  return (
    <CodeLink family={family} country={country} code={code}>
      {children}
    </CodeLink>
  );
}

/** Companies are Australian, and so are the codes of their industries. */
const family = 'industry';
const country = 'AU';
