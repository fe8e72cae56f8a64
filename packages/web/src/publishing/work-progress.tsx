import { useUpload } from '../uploads/use-upload.js';
import { usePublishingWords } from './publishing-words.js';

interface ProgressProps {
  /** The work in progress. */
  label: string;
  /** How many are done of how many; without them the duration is unknown. */
  done?: number;
  all?: number;
}

/** The progress of some work. */
export function WorkProgress({ label, done, all }: ProgressProps) {
  const words = usePublishingWords();
  return (
    <span className="work-progress">
      <progress aria-label={label} value={done} max={all} />
      {done !== undefined && all !== undefined && (
        <span className="aside">{words.doneOf(done, all)}</span>
      )}
    </span>
  );
}

/**
 * Work of the service: first the share of a long document that is sent, then only that it is in
 * progress.
 */
export function ServiceProgress({ label }: { label: string }) {
  const words = usePublishingWords();
  const upload = useUpload();
  if (!upload) return <WorkProgress label={label} />;
  const { sentBytes, totalBytes } = upload;
  return (
    <span className="work-progress">
      <progress aria-label={words.sending} value={sentBytes} max={totalBytes} />
      <span className="aside">
        {words.sent(Math.floor((sentBytes / totalBytes) * 100), totalBytes)}
      </span>
    </span>
  );
}
