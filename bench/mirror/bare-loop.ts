/** The requests of a first mirror and nothing else: no decoding, no hash, no file. */
const [address = '', token = '', count = '', atOnce = ''] = process.argv.slice(2);

const post = async (path: string, body?: object): Promise<string> => {
  const answer = await fetch(address + path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
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
      Images: { URL: string }[];
    };
    for (const { URL } of list.Images) await post(`/industry/v3${URL}`);
  }
};
await Promise.all(Array.from({ length: Number(atOnce) }, work));
process.stdout.write(String(performance.now() - began));
