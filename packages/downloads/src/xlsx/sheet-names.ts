const longest = 31;

/** Names of sheets: unique whatever the letter case, at most 31 letters, without letters Excel forbids. */
export function createSheetNames(): (title: string) => string {
  const used = new Set<string>(['history']);
  return (title) => {
    const plain = title
      .replace(/[[\]:*?/\\]|\p{C}/gu, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^'+|'+$/g, '')
      .trim();
    const base = plain === '' ? 'Sheet' : plain;
    for (let count = 1; ; count += 1) {
      const end = count === 1 ? '' : ` ${String(count)}`;
      const name = `${cut(base, longest - end.length)}${end}`;
      if (used.has(name.toLowerCase())) continue;
      used.add(name.toLowerCase());
      return name;
    }
  };
}

/** Excel counts UTF-16 units; a surrogate pair is not split. */
function cut(text: string, units: number): string {
  const letters = Array.from(text);
  while (letters.join('').length > units) letters.pop();
  return letters.join('').trimEnd();
}
