/** Draws the charts of several demo reports and of odd data, and writes one page that shows them all. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { parseTheme } from '@broadsheet/charts/options';
import { createRenderer, type Renderer } from '@broadsheet/charts/render';
import brand from './brand.json' with { type: 'json' };
import type { Exhibit } from './exhibit.js';
import { listExtremes } from './extremes.js';
import { listFamilies } from './families.js';
import { listIndustries } from './industries.js';
import { listKinds } from './kinds.js';
import { type Picture, type Room, writePage } from './page.js';
import { listScores } from './scores.js';

const folder = new URL('../../../gallery/', import.meta.url);

function listExhibits(): Exhibit[] {
  const industries = listIndustries();
  const [first] = industries;
  if (!first) throw new Error('There are no demo reports.');
  const branded = { ...first, heading: `A brand's theme: ${first.heading}`, themes: ['brand'] };
  const extremes = listExtremes(first.charts.map(({ data }) => data));
  return [...industries, branded, extremes, ...listKinds(), ...listScores(), ...listFamilies()];
}

async function drawRoom(exhibit: Exhibit, number: number, renderer: Renderer): Promise<Room> {
  const tasks = exhibit.charts.flatMap((chart, index) =>
    exhibit.themes.map(async (theme): Promise<Picture> => {
      const { bytes: png } = await renderer.render({ data: chart.data, theme });
      const file = `images/${String(number)}-${String(index)}-${chart.data.name}-${theme}.png`;
      await writeFile(new URL(file, folder), png);
      const { altText } = chart.data;
      return { file, label: chart.label, theme, altText, bytes: png.byteLength };
    }),
  );
  return { heading: exhibit.heading, pictures: await Promise.all(tasks) };
}

await rm(folder, { recursive: true, force: true });
await mkdir(new URL('images/', folder), { recursive: true });
const renderer = createRenderer({ themes: { brand: parseTheme(brand) }, queueLimit: 1000 });
try {
  const rooms: Room[] = [];
  for (const [number, exhibit] of listExhibits().entries()) {
    rooms.push(await drawRoom(exhibit, number, renderer));
  }
  await writeFile(new URL('index.html', folder), writePage(rooms));
  const count = rooms.reduce((sum, { pictures }) => sum + pictures.length, 0);
  console.log(`${String(count)} charts are shown in gallery/index.html`);
} finally {
  await renderer.close();
}
