// Saves every chart of an industry report as a PNG file.
//   node save-charts.js AU 1214 charts

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from './connect.js';

const [country = 'AU', code = '1214', folder = 'charts'] = process.argv.slice(2);
const client = connect();

await mkdir(folder, { recursive: true });
for (const descriptor of await client.industry.images({ country, code })) {
  const image = await client.industry.image(descriptor);
  if (image) await writeFile(join(folder, `${descriptor.name}.png`), image.bytes);
  console.log(descriptor.name);
}
