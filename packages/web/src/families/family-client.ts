import type { AnyFamily } from '@broadsheet/client';
import { useMemo } from 'react';
import { useClient } from '../session/session-context.js';

/** Reads reports of any one family. */
export function useFamilyClient(family: string): AnyFamily {
  const client = useClient();
  return useMemo(() => client.family(family), [client, family]);
}
