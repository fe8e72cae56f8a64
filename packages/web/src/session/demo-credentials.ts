import type { UserCredentials } from '@broadsheet/client';

/** What a demo on this very machine tells its page; undefined everywhere else. */
export function findDemoCredentials(): UserCredentials | undefined {
  const content = document.querySelector<HTMLMetaElement>('meta[name=broadsheet-demo]')?.content;
  return content === undefined ? undefined : (JSON.parse(content) as UserCredentials);
}
