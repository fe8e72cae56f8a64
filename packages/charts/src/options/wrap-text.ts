/** Marks that stay with what is before them: combining marks, joiners, variation selectors, skin tones. */
const clings = /^(?:\p{M}|\p{Emoji_Modifier}|\u200d)$/u;
/** Scripts written without spaces, in which a line may end after any character. */
const spaceless = /[\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]/;
/** Characters that must not begin a line in Japanese typesetting, nor end one. */
const notFirst = /^[、。，．・：；？！ー）」』】〕～％ァィゥェォッャュョぁぃぅぇぉっゃゅょ)\],.%]/;
const notLast = /[（「『【〔(]$/;

/** Breaks text into lines no wider than `limit` where the language allows it, inside words only if it must. */
export function wrapText(text: string, limit: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let current = '';
  for (const piece of pieces(text)) {
    if (widthOf((current + piece).trimEnd()) <= limit) {
      current += piece;
      continue;
    }
    if (current.trim() !== '') lines.push(current.trim());
    current = piece.trimStart();
    while (widthOf(current.trimEnd()) > limit) {
      const head = longestStart(current, limit, widthOf);
      if (head.length === current.length) break;
      lines.push(head);
      current = current.slice(head.length);
    }
  }
  if (current.trim() !== '') lines.push(current.trim());
  return lines;
}

/** The unbreakable pieces of a text, each with the spaces that follow it. */
function pieces(text: string): string[] {
  const found: string[] = [];
  for (const cluster of clusters(text.replace(/\s+/gu, ' '))) {
    const last = found.at(-1);
    if (last === undefined || mayBreak(last, cluster)) found.push(cluster);
    else found[found.length - 1] = last + cluster;
  }
  return found;
}

function mayBreak(before: string, next: string): boolean {
  if (next === ' ' || notFirst.test(next) || notLast.test(before)) return false;
  if (/[ \-–—/\u200b]$/.test(before)) return true;
  return spaceless.test(next) || spaceless.test(before.slice(-1));
}

/** What a reader sees as one character: a base with the marks and joined emoji that cling to it. */
function clusters(text: string): string[] {
  const found: string[] = [];
  for (const character of text) {
    const last = found.at(-1);
    if (last !== undefined && (clings.test(character) || last.endsWith('\u200d'))) {
      found[found.length - 1] = last + character;
    } else found.push(character);
  }
  return found;
}

function longestStart(text: string, limit: number, widthOf: (text: string) => number): string {
  let head = '';
  for (const cluster of clusters(text)) {
    if (head !== '' && widthOf(head + cluster) > limit) break;
    head += cluster;
  }
  return head;
}
