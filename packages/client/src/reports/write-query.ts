/** The query string of a path: `?limit=5`. Parameters that are undefined or false are left out. */
export function writeQuery(asked: Record<string, string | number | boolean | undefined>): string {
  const query = Object.entries(asked)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&');
  return query && `?${query}`;
}
