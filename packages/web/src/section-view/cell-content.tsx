import type { Cell } from '@broadsheet/view';
import { ReportLink } from './report-links.js';
import { findWebUrl, WebsiteLink } from './website-link.js';

/** One value: a reference to a report is a link, and so is a web address. */
export function CellContent({ cell }: { cell: Cell }) {
  const { text, value, reference } = cell;
  if (reference) return <ReportLink to={reference.key}>{text}</ReportLink>;
  if (typeof value === 'string' && findWebUrl(value)) return <WebsiteLink address={value} />;
  if (value === null) return <span className="view-missing">{text}</span>;
  return text;
}
