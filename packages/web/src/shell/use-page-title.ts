import { useEffect } from 'react';

/** Sets the title in the tab and the history. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Broadsheet' : `${title} · Broadsheet`;
  }, [title]);
}
