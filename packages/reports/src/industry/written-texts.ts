import type { DrawnText } from '../family.js';
import type { ValidDocument } from './document.js';

/** The publisher's texts in Markdown, in the order of the document. */
export function listMarkdown(document: ValidDocument): DrawnText[] {
  const texts: DrawnText[] = [];
  const add = (text: string | undefined, pointer: string) => {
    if (text !== undefined) texts.push({ text, pointer });
  };
  add(document.About?.Definition, '/About/Definition');
  for (const [name, text] of Object.entries(document.Analysis ?? {})) {
    add(text, `/Analysis/${name}`);
  }
  for (const name of ['CompetitiveForces', 'Companies', 'ExternalDrivers'] as const) {
    document[name]?.forEach(({ Text }, index) => {
      add(Text, `/${name}/${String(index)}/Text`);
    });
  }
  return texts;
}
