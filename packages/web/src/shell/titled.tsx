import type { ReactNode } from 'react';
import { usePageTitle } from './use-page-title.js';

interface TitledProps {
  title: string;
  children: ReactNode;
}

/** What is shown instead of a page has a title too, or the tab would keep that of the page before. */
export function Titled({ title, children }: TitledProps) {
  usePageTitle(title);
  return children;
}
