/** How many characters fit beside the text on a usual screen. */
const maxWidth = 60;

/** Formats JSON for people: short values stay on one line, long ones get a line for each entry. */
export function formatJson(value: unknown, indent = ''): string {
  const line = formatLine(value);
  if (typeof value !== 'object' || value === null || indent.length + line.length <= maxWidth) {
    return line;
  }
  const deeper = `${indent}  `;
  const entries = Array.isArray(value)
    ? value.map((item: unknown) => formatJson(item, deeper))
    : Object.entries(value).map(
        ([name, item]) => `${JSON.stringify(name)}: ${formatJson(item, deeper)}`,
      );
  const [open, close] = Array.isArray(value) ? (['[', ']'] as const) : (['{', '}'] as const);
  return `${open}\n${entries.map((entry) => deeper + entry).join(',\n')}\n${indent}${close}`;
}

function formatLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(formatLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([name, item]) => `${JSON.stringify(name)}: ${formatLine(item)}`,
  );
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}
