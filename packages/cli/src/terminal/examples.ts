/** What help shows after the options; the documentation shows it too. */
export function formatExamples(...lines: string[]): string {
  return `\nExamples:\n${lines.map((line) => `  $ broadsheet ${line}`).join('\n')}`;
}
