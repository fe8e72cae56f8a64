import { useEffect } from 'react';

/** What the tab and the history show. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Broadsheet' : `${title} · Broadsheet`;
  }, [title]);
}
