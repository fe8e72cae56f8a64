import { Empty } from '../states/empty.js';
import { useWords } from '../words/explorer-words.js';
import { usePageTitle } from './use-page-title.js';

export function NotFoundPage() {
  const { shell: words } = useWords();
  usePageTitle(words.notFound);
  return <Empty title={words.noPage}>{words.checkAddress}</Empty>;
}
