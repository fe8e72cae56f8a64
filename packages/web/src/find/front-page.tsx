import { usePageTitle } from '../shell/use-page-title.js';

export function FrontPage() {
  usePageTitle('');
  return <h1>Reports</h1>;
}
