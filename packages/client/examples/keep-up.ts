// Reads charts through a cache in a folder: run it twice, and the second run fetches only what
// changed in between.
//   node keep-up.js cache AU 1214

import { fileCache } from '@broadsheet/client/file-cache';
import { connect } from './connect.js';

const [folder = 'cache', country = 'AU', code = '1214'] = process.argv.slice(2);
let requests = 0;
const client = connect({
  cache: fileCache(folder),
  onAnswer: () => {
    requests += 1;
  },
});

let bytes = 0;
for (const descriptor of await client.industry.images({ country, code })) {
  const image = await client.industry.image(descriptor);
  bytes += image?.bytes.length ?? 0;
}
console.log(`${String(bytes)} bytes in ${String(requests)} requests`);
