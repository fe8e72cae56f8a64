import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface ProviderProcess {
  issuer: string;
  /** Lets people sign in to the service at this origin. */
  serve: (service: string) => Promise<void>;
  /** From now on it publishes other keys than those that sign. */
  publishOtherKeys: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Anybody may sign in, with any password; `ann`, `ed` and `root` have groups. */
export async function startProvider(): Promise<ProviderProcess> {
  const path = fileURLToPath(new URL('provider.js', import.meta.url));
  const child = fork(path, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const tell = async (message: object) => {
    const told = once(child, 'message');
    child.send(message);
    await told;
  };
  return {
    issuer: `http://127.0.0.1:${String(port)}`,
    serve: (service) => tell({ service }),
    publishOtherKeys: () => tell({ publishesOtherKeys: true }),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

/**
 * The steps of a person at the provider: follows the address, signs in, agrees. Returns the address
 * it redirects to.
 */
export async function signInAtProvider(
  url: string,
  login: string,
  issuer: string,
): Promise<string> {
  const cookies = new Map<string, string>();
  const ask = async (to: string, body?: URLSearchParams) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(to, {
      ...{ redirect: 'manual', headers: { cookie } },
      ...(body && { method: 'POST', body }),
    });
    for (const text of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      cookies.set(name, value);
    }
    return answer;
  };
  let next = url;
  while (next.startsWith(issuer)) {
    let answer = await ask(next);
    if (answer.status === 200) {
      const [, prompt = ''] = /name="prompt" value="(\w+)"/.exec(await answer.text()) ?? [];
      answer = await ask(next, new URLSearchParams({ prompt, login, password: 'any' }));
    }
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`${next} answered ${String(answer.status)}`);
    next = new URL(location, next).href;
  }
  return next;
}
