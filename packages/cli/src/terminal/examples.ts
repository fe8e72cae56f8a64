/** The examples after the options in help; the documentation shows them too. */
export function formatExamples(...lines: string[]): string {
  return `\nExamples:\n${lines.map((line) => `  $ broadsheet ${line}`).join('\n')}`;
}
