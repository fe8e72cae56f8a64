import type { ReactNode } from 'react';
import { usePageTitle } from './use-page-title.js';

interface TitledProps {
  title: string;
  children: ReactNode;
}

/** Sets a title for a placeholder page; otherwise the tab would keep the previous page's title. */
export function Titled({ title, children }: TitledProps) {
  usePageTitle(title);
  return children;
}
