import { clusters, mayBeginLine, textPieces } from './text-pieces.js';

type WidthOf = (text: string) => number;

interface TextPiece {
  text: string;
  width: number;
  /** The width without trailing spaces, which do not count at the end of a line. */
  inkWidth: number;
}

/** How many widths are tried between the most even one and the widest. */
const tries = 5;

/**
 * Breaks text into lines no wider than `limit`: between words, or in Japanese between phrases, and
 * inside them only if there is no other way. Lines have about equal length, so that no word is
 * alone on a line.
 */
export function wrapText(text: string, limit: number, widthOf: WidthOf): string[] {
  const pieces = textPieces(text).flatMap((piece) => splitPiece(piece, limit, widthOf));
  const lines = fillLines(pieces, limit);
  if (lines.length < 2) return lines;
  const evenest = pieces.reduce((sum, { width }) => sum + width, 0) / lines.length;
  for (let step = 0; step < tries; step += 1) {
    const even = fillLines(pieces, evenest + ((limit - evenest) * step) / tries);
    if (even.length === lines.length) return even;
  }
  return lines;
}

/** The width of the longest piece: a narrower line would break inside it. */
export function longestPiece(text: string, widthOf: WidthOf): number {
  return Math.max(0, ...textPieces(text).map((piece) => widthOf(piece.trimEnd())));
}

/** Fills each line as far as possible; a piece that is wider than a line gets its own line. */
function fillLines(pieces: TextPiece[], limit: number): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const { text, width, inkWidth } of pieces) {
    if (line !== '' && used + inkWidth > limit) {
      lines.push(line.trimEnd());
      line = '';
      used = 0;
    }
    line += text;
    used += width;
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()];
}

/** Breaks a piece that is wider than a line into parts of about equal length. */
function splitPiece(text: string, limit: number, widthOf: WidthOf): TextPiece[] {
  const inkWidth = widthOf(text.trimEnd());
  if (inkWidth <= limit) return [{ text, width: widthOf(text), inkWidth }];
  const share = inkWidth / Math.ceil(inkWidth / limit);
  const parts: TextPiece[] = [];
  for (const cluster of clusters(text)) {
    const width = widthOf(cluster);
    const last = parts.at(-1);
    const joins = last && (last.width < share || !mayBeginLine(cluster));
    if (joins && last.width + width <= limit) {
      last.text += cluster;
      last.width += width;
    } else parts.push({ text: cluster, width, inkWidth: width });
  }
  return parts.map((part) => ({ ...part, inkWidth: widthOf(part.text.trimEnd()) }));
}
