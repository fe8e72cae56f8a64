import { displayWidth } from './display-width.js';

/** Breaks a line between words so that each part fits; text without spaces is broken anywhere. */
export function wrapLine(line: string, width: number): string[] {
  if (displayWidth(line) <= width) return [line];
  const [margin = ''] = /^\s*/.exec(line) ?? [];
  const lines: string[] = [];
  let current = '';
  for (const piece of pieces(line.trim())) {
    if (current !== '' && displayWidth(margin + current + piece.trimEnd()) > width) {
      lines.push(margin + current.trimEnd());
      current = '';
    }
    current += piece;
  }
  return [...lines, margin + current.trimEnd()];
}

/** Words with the space after them; in scripts without spaces, single characters. */
const pieces = (text: string): string[] =>
  text.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+\s*|\s+/gu,
  ) ?? [];
