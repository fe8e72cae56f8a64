/**
 * Makes the requests of a first mirror and decodes each chart; with a folder, also writes a file
 * for each. It does nothing else: no hashes, no manifest, no protection against half-written files.
 */
import { mkdir, writeFile } from 'node:fs/promises';

const [address = '', token = '', count = '', atOnce = '', folder] = process.argv.slice(2);

const post = async (path: string, body?: object): Promise<string> => {
  const answer = await fetch(address + path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      // The same request headers that the command sends to a service on its own machine.
      'accept-encoding': 'identity',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return answer.text();
};

const codes = Array.from({ length: Number(count) }, (_, index) => String(index + 1)).values();
const began = performance.now();
const work = async () => {
  for (const Code of codes) {
    const list = JSON.parse(await post('/industry/v3/images', { Country: 'AU', Code })) as {
      Images: { Name: string; URL: string }[];
    };
    if (folder) await mkdir(`${folder}/${Code}`, { recursive: true });
    for (const { Name, URL } of list.Images) {
      const bytes = Buffer.from(await post(`/industry/v3${URL}`), 'base64');
      if (bytes.length === 0) throw new Error(`${URL} is empty`);
      if (folder) await writeFile(`${folder}/${Code}/${Name}.png`, bytes);
    }
  }
};
await Promise.all(Array.from({ length: Number(atOnce) }, work));
process.stdout.write(String(performance.now() - began));
