interface Entry {
  name: string;
  isPacked: boolean;
  size: number;
  unpackedSize: number;
  start: number;
}

/**
 * The name of the largest sheet of a workbook; undefined if it is not clear. Reads little of the file,
 * which may be of any size.
 */
export async function findLargestSheet(workbook: Blob): Promise<string | undefined> {
  try {
    const entries = await listEntries(workbook);
    const sheets = entries.filter(({ name }) => /^xl\/worksheets\/[^/]+\.xml$/.test(name));
    const [largest] = sheets.toSorted((one, other) => other.unpackedSize - one.unpackedSize);
    const read = async (name: string) => {
      const entry = entries.find((each) => each.name === name);
      const text = entry ? await unpack(workbook, entry) : '';
      return [...new DOMParser().parseFromString(text, 'text/xml').getElementsByTagName('*')];
    };
    const file = largest?.name.replace(/^xl\//, '') ?? '';
    const relation = (await read('xl/_rels/workbook.xml.rels')).find(
      (each) => each.getAttribute('Target')?.replace(/^\/xl\//, '') === file,
    );
    const id = relation?.getAttribute('Id');
    const sheet = (await read('xl/workbook.xml')).find(
      (each) => each.localName === 'sheet' && each.getAttribute('r:id') === id,
    );
    return sheet?.getAttribute('name') ?? undefined;
  } catch {
    // It is no workbook; that it is too large is said all the same.
    return undefined;
  }
}

const signature = { entry: 0x02014b50, end: 0x06054b50 };
/** The end of a ZIP archive, with a comment of any length. */
const longestEnd = 22 + 65_535;

const viewOf = async (blob: Blob) => new DataView(await blob.arrayBuffer());

/** The directory of a ZIP archive. */
async function listEntries(workbook: Blob): Promise<Entry[]> {
  const tail = await viewOf(workbook.slice(-longestEnd));
  let end = tail.byteLength - 22;
  while (tail.getUint32(end, true) !== signature.end) end -= 1;
  const from = tail.getUint32(end + 16, true);
  const view = await viewOf(workbook.slice(from, from + tail.getUint32(end + 12, true)));
  const entries: Entry[] = [];
  for (let at = 0; at + 46 <= view.byteLength;) {
    if (view.getUint32(at, true) !== signature.entry) break;
    const length = view.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(new Uint8Array(view.buffer, at + 46, length)),
      isPacked: view.getUint16(at + 10, true) !== 0,
      size: view.getUint32(at + 20, true),
      unpackedSize: view.getUint32(at + 24, true),
      start: view.getUint32(at + 42, true),
    });
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** No list of sheets is longer. */
const mostUnpacked = 1024 * 1024;

async function unpack(workbook: Blob, { isPacked, size, unpackedSize, start }: Entry) {
  if (unpackedSize > mostUnpacked) throw new RangeError('The list of sheets is too long.');
  const head = await viewOf(workbook.slice(start, start + 30));
  const from = start + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const packed = workbook.slice(from, from + size);
  const stream = isPacked
    ? packed.stream().pipeThrough(new DecompressionStream('deflate-raw'))
    : packed.stream();
  return new Response(stream).text();
}
