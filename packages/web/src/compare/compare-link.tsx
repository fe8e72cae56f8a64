import { Link } from 'wouter';
import { useFamilies } from '../families/families-context.js';
import { useWords } from '../words/explorer-words.js';
import { writeAddress } from './compare-query.js';

interface LinkProps {
  report: { family: string; key: string };
}

/** Starts a comparison with a report; nothing if its family cannot be compared. */
export function CompareLink({ report }: LinkProps) {
  const words = useWords();
  const family = useFamilies().find(report.family);
  if (!family?.IsComparable) return null;
  return (
    <Link className="button small" href={writeAddress({ reports: [report.key] })} lang={words.tag}>
      {words.compare.compareWith}
    </Link>
  );
}
