import { useSyncExternalStore } from 'react';
import { useSession } from '../session/session-context.js';
import type { Upload } from './send-with-progress.js';

/** The upload in progress; undefined if there is none, or only a short one. */
export function useUpload(): Upload | undefined {
  const { uploads } = useSession();
  return useSyncExternalStore(uploads.subscribe, uploads.current);
}
