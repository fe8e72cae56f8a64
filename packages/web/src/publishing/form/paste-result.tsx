import { usePublishingWords, type PublishingWords } from '../publishing-words.js';
import type { PasteFault } from './arrange-cells.js';

/** What is to be said of the last paste. */
export type PasteNotice = 'turned' | 'unreachable' | { fault: PasteFault };

interface ResultProps {
  notice: PasteNotice | undefined;
  /** Whether the cells were turned before they were arranged: the grid has its years in the head. */
  isTurned?: boolean;
}

/** Says why nothing was pasted, or that the table was turned. */
export function PasteResult({ notice, isTurned = false }: ResultProps) {
  const { form: words, begin } = usePublishingWords();
  return (
    <>
      <p className="fault" role="alert">
        {notice === 'unreachable' && begin.unreachable}
        {typeof notice === 'object' && describe(notice.fault, isTurned, words)}
      </p>
      <p className="aside" role="status">
        {notice === 'turned' && words.turned}
      </p>
    </>
  );
}

function describe(fault: PasteFault, isTurned: boolean, words: PublishingWords['form']): string {
  if (fault.kind === 'noColumn') return words.noColumn(fault.name);
  return (fault.kind === 'tooLong') !== isTurned
    ? words.tooLong(fault.given, fault.free)
    : words.tooWide(fault.given, fault.free);
}
