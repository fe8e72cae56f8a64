import { createToken, type TokenResponse } from '@broadsheet/contract';
import type { Access } from '@broadsheet/server';

type AddRoute = Parameters<Access['addRoutes']>[0];
type Handler = Parameters<AddRoute>[1];
type Request = Parameters<Handler>[0];
type Reply = Parameters<Handler>[1];

/** Different valid tokens of one client, issued by the same code that issues all tokens. */
export async function issueTokens(
  access: Access,
  clientId: string,
  { count, wait }: { count: number; wait: () => void },
): Promise<string[]> {
  const body = { ClientId: clientId, Username: 'bench', Password: 'bench' };
  const request = { body, ip: '127.0.0.1', id: 'bench', headers: {} } as unknown as Request;
  const reply = { header: () => undefined } as unknown as Reply;
  const handler = findHandler(access);
  const tokens: string[] = [];
  for (let index = 0; index < count; index++) {
    const answer = (await handler(request, reply)) as TokenResponse;
    tokens.push(answer.access_token);
    wait();
  }
  return tokens;
}

function findHandler(access: Access): Handler {
  let found: Handler | undefined;
  access.addRoutes((operation, handler) => {
    if (operation.id === createToken.id) found = handler;
  });
  if (!found) throw new Error('there is no operation that makes tokens');
  return found;
}
