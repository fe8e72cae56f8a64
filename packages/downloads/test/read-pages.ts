import { getDocumentProxy } from 'unpdf';

/** A page of a PDF as a program reads it. */
export interface Page {
  text: string;
  /** In points from the bottom left. */
  texts: { text: string; left: number; right: number; bottom: number }[];
  /** The right edge of the rightmost text, in points. */
  right: number;
  width: number;
  height: number;
  boxes: TextBox[];
  roles: string[];
}

/** A piece of text on a page, in points from its top left corner. */
export interface TextBox {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Of the size of letters: how far capital letters rise above the line, and small ones fall below it. */
const rise = 0.72;
const fall = 0.2;

function readBox(item: TextItem, height: number): TextBox {
  const [left = 0, base = 0] = item.transform.slice(4).map(Number);
  const size = Math.abs(Number(item.transform[3]));
  return {
    text: item.str,
    left,
    right: left + item.width,
    top: height - base - rise * size,
    bottom: height - base + fall * size,
  };
}

interface TextItem {
  str: string;
  width: number;
  transform: unknown[];
}

export async function readPages(pdf: Uint8Array): Promise<Page[]> {
  const file = await getDocumentProxy(new Uint8Array(pdf));
  return Promise.all(
    Array.from({ length: file.numPages }, async (_, index) => {
      const page = await file.getPage(index + 1);
      const { items } = await page.getTextContent();
      const texts = items.flatMap((item) =>
        'str' in item && item.str.trim() !== '' ? [item] : [],
      );
      const placed = texts.map(({ str, transform, width }) => {
        const left = Number(transform[4]);
        return { text: str, left, right: left + width, bottom: Number(transform[5]) };
      });
      return {
        text: texts.map(({ str }) => str).join(''),
        texts: placed,
        right: Math.max(...placed.map(({ right }) => right)),
        width: page.view[2] ?? 0,
        height: page.view[3] ?? 0,
        boxes: texts.map((item) => readBox(item, page.view[3] ?? 0)),
        roles: listRoles(await page.getStructTree()),
      };
    }),
  );
}

function listRoles(node: unknown): string[] {
  const { role, children = [] } = (node ?? {}) as { role?: string; children?: unknown[] };
  return [...(role === undefined ? [] : [role]), ...children.flatMap(listRoles)];
}
