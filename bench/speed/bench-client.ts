import type { Store } from '@broadsheet/store';

/** A client that may read everything. Its password costs little to check: only tokens are measured. */
export async function saveBenchClient(store: Store): Promise<void> {
  await store.clients.save({
    id: 'bench',
    name: 'Benchmark',
    entitlements: [{ access: 'read', families: '*', countries: '*', languages: '*' }],
    users: { bench: 'bench' },
  });
}

export async function obtainToken(address: string): Promise<string> {
  const answer = await fetch(`${address}/authentication/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ClientId: 'bench', Username: 'bench', Password: 'bench' }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}
