import type { DocumentFinding } from '@broadsheet/client';
import { FieldFindings } from './field-findings.js';

interface RowFindingsProps {
  id: string;
  /** How many columns the grid has. */
  columns: number;
  findings: readonly DocumentFinding[];
}

/** The findings of a row below it: on a phone, those above a long grid would be out of sight. */
export function RowFindings({ id, columns, findings }: RowFindingsProps) {
  if (findings.length === 0) return null;
  return (
    <tr className="row-findings">
      <td colSpan={columns}>
        <FieldFindings id={id} findings={findings} />
      </td>
    </tr>
  );
}
