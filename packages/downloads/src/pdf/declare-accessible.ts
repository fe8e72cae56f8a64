interface Edit {
  start: number;
  end: number;
  text: string;
}

const identifier =
  '<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>';

/**
 * Declares a tagged PDF as PDF/UA-1 (ISO 14289-1): adds the identifier to its metadata, and that
 * viewers show its title. Typst writes these two only for a
 * document that it has checked, and as WebAssembly not at all; the file already has what they promise (tags, alt texts, language, headings in order, embedded fonts).
 */
export function declareAccessible(pdf: Uint8Array): Buffer {
  const source = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1');
  const xref = source.lastIndexOf('\nxref\n') + 1;
  const catalog = findObject(source, findNumber(source, xref, /\/Root (\d+) 0 R/));
  const metadata = findObject(source, findNumber(source, catalog, /\/Metadata (\d+) 0 R/));
  const edits = [
    growLength(source, metadata),
    insertBefore(source, metadata, '</rdf:RDF>', identifier),
    insertAfter(source, catalog, '/ViewerPreferences <<', ' /DisplayDocTitle true'),
  ].sort((one, other) => one.start - other.start);
  const written = applyEdits(source.slice(0, xref), edits) + moveOffsets(source, xref, edits);
  return Buffer.from(written, 'latin1');
}

function findNumber(source: string, from: number, pattern: RegExp): number {
  const found = pattern.exec(source.slice(from))?.[1];
  if (found === undefined) throw new Error(`the PDF has no ${String(pattern)}`);
  return Number(found);
}

function findObject(source: string, number: number): number {
  return findText(source, 0, `\n${String(number)} 0 obj`) + 1;
}

function findText(source: string, from: number, text: string): number {
  const at = source.indexOf(text, from);
  if (at < 0) throw new Error(`the PDF has no ${JSON.stringify(text)}`);
  return at;
}

function insertBefore(source: string, from: number, marker: string, text: string): Edit {
  const start = findText(source, from, marker);
  return { start, end: start, text };
}

function insertAfter(source: string, from: number, marker: string, text: string): Edit {
  const start = findText(source, from, marker) + marker.length;
  return { start, end: start, text };
}

function growLength(source: string, from: number): Edit {
  const start = findText(source, from, '/Length ') + '/Length '.length;
  const digits = /^\d+/.exec(source.slice(start, start + 12))?.[0] ?? '';
  return {
    start,
    end: start + digits.length,
    text: String(Number(digits) + identifier.length),
  };
}

function applyEdits(source: string, edits: Edit[]): string {
  let at = 0;
  const parts = edits.flatMap(({ start, end, text }) => {
    const before = source.slice(at, start);
    at = end;
    return [before, text];
  });
  return [...parts, source.slice(at)].join('');
}

/** The table of offsets: everything after an edit has moved. */
function moveOffsets(source: string, xref: number, edits: Edit[]): string {
  const move = (offset: number) =>
    edits.reduce(
      (moved, { start, end, text }) =>
        start < offset ? moved + text.length - (end - start) : moved,
      offset,
    );
  return source
    .slice(xref)
    .replace(
      /^(\d{10}) (\d{5}) n/gm,
      (_, offset: string, generation: string) =>
        `${String(move(Number(offset))).padStart(10, '0')} ${generation} n`,
    )
    .replace(/startxref\n\d+/, `startxref\n${String(move(xref))}`);
}
