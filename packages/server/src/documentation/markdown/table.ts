/**
 * A table whose cells are already Markdown; a bar in a cell is escaped, because it would end the
 * cell.
 */
export function markdownTable(columns: string[], rows: string[][]): string {
  const line = (cells: string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}

/** An anchor for links, with the same name as on the HTML page. */
export function anchor(id: string): string {
  return `<a id="${id}"></a>`;
}

export function codeBlock(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``;
}
