/** Puts the address of the page at the bottom of every printed page, by the style sheet. */
export function printAddress(): () => void {
  const write = () => {
    const lines = breakAddress(location.href).map((line) => JSON.stringify(line).slice(1, -1));
    // In a style sheet `\A` is a line break; the space after it ends the number.
    const text = `"${lines.join('\\A ')}"`;
    document.documentElement.style.setProperty('--printed-address', text);
  };
  addEventListener('beforeprint', write);
  return () => {
    removeEventListener('beforeprint', write);
  };
}

/** What fits beside the page number on A4, also in a wide font. */
const longestLine = 90;

/**
 * The lines of an address, which end after a `/`, `?` or `&` where possible. Chromium breaks the text of a page
 * margin at spaces only, and spaces without width would be copied with the address.
 */
function breakAddress(address: string): string[] {
  const lines: string[] = [];
  let rest = address;
  while (rest.length > longestLine) {
    const [line = ''] = /^.{45,}[/?&]/.exec(rest.slice(0, longestLine)) ?? [
      rest.slice(0, longestLine),
    ];
    lines.push(line);
    rest = rest.slice(line.length);
  }
  return [...lines, rest];
}
