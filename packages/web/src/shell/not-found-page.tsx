import { Empty } from '../states/empty.js';
import { usePageTitle } from './use-page-title.js';

export function NotFoundPage() {
  usePageTitle('Not found');
  return (
    <Empty title="There is no page here">Check the address: it may have been cut short.</Empty>
  );
}
