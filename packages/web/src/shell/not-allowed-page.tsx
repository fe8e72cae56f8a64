import { Empty } from '../states/empty.js';
import { useWords, type ExplorerWords } from '../words/explorer-words.js';
import { usePageTitle } from './use-page-title.js';

interface NotAllowedProps {
  right: keyof ExplorerWords['shell']['needsRight'];
}

/** A page that the user's client may not use. */
export function NotAllowedPage({ right }: NotAllowedProps) {
  const { notAllowed, needsRight } = useWords().shell;
  usePageTitle(notAllowed);
  return <Empty title={notAllowed}>{needsRight[right]}</Empty>;
}
