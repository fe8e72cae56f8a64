import { namesOf } from './naming.js';

/** The names of a family's charts. */
export function imagesFile(family) {
  const { image, images } = namesOf(family);
  const names = Object.keys(family.charts);
  return `/** What names a chart of ${family.oneReport}. */
export type ${image} = ${names.map((name) => `'${name}'`).join(' | ')};

/** Every chart of ${family.oneReport}, in the order in which they are listed. */
export const ${images}: readonly ${image}[] = ${JSON.stringify(names)};
`;
}
