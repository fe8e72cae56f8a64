import type { DocumentFinding } from '@broadsheet/client';

interface FieldFindingsProps {
  id: string;
  findings: readonly DocumentFinding[];
}

/** The findings beside their field, in the service's English. */
export function FieldFindings({ id, findings }: FieldFindingsProps) {
  if (findings.length === 0) return null;
  return (
    <ul id={id} className="field-findings" lang="en">
      {findings.map(({ severity, message }, index) => (
        <li key={index} className={severity}>
          {message}
        </li>
      ))}
    </ul>
  );
}
