import type { Access } from '@broadsheet/server';
import fastify from 'fastify';

/** Different good tokens of a client, obtained as any client obtains them. */
export async function issueTokens(
  access: Access,
  clientId: string,
  count: number,
): Promise<string[]> {
  const app = fastify();
  access.addRoutes(({ method, path, id }, handler) => {
    if (id === 'createToken') app.route({ method, url: path, handler });
  });
  const payload = { ClientId: clientId, Username: 'bench', Password: 'bench' };
  const tokens: string[] = [];
  for (let index = 0; index < count; index++) {
    const answer = await app.inject({ method: 'POST', url: '/authentication/token', payload });
    tokens.push(answer.json<{ access_token: string }>().access_token);
  }
  await app.close();
  return tokens;
}
