/** The gallery as one page that needs only the pictures beside it. */
export interface Picture {
  file: string;
  label: string;
  theme: string;
  altText: string;
  bytes: number;
}

export interface Room {
  heading: string;
  pictures: Picture[];
}

const style = `
  body { font: 16px/1.4 system-ui, sans-serif; margin: 2rem; background: #d8dce0; color: #16202b; }
  nav a { margin-right: 1.5em; }
  section { display: grid; grid-template-columns: repeat(auto-fill, minmax(560px, 1fr)); gap: 1.5rem; }
  figure { margin: 0; }
  img { width: 100%; height: auto; display: block; }
  figcaption { font-size: 14px; padding: 0.4em 0; }
`;

export function writePage(rooms: Room[]): string {
  const links = rooms.map(({ heading }, index) => `<a href="#r${String(index)}">${escape(heading)}</a>`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Gallery of charts</title>
<style>${style}</style>
<h1>Gallery of charts</h1>
<nav>${links.join('\n')}</nav>
${rooms.map(writeRoom).join('\n')}
</html>
`;
}

function writeRoom({ heading, pictures }: Room, index: number): string {
  return `<h2 id="r${String(index)}">${escape(heading)}</h2>
<section>
${pictures.map(writeFigure).join('\n')}
</section>`;
}

function writeFigure({ file, label, theme, altText, bytes }: Picture): string {
  const caption = `<b>${escape(label)}</b>, ${theme}, ${(bytes / 1024).toFixed(0)} KiB. ${escape(altText)}`;
  return `<figure><a href="${file}"><img src="${file}" alt="${escape(altText)}" width="1200" height="675" loading="lazy"></a>
<figcaption>${caption}</figcaption></figure>`;
}

function escape(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
