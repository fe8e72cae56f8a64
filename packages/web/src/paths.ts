/**
 * The path of a report's page, by its key as in search and the change feed:
 * `industry/AU/1214/English`.
 */
export function pathOfKey(key: string): string {
  return `/explore/${key.split('/').map(encodeURIComponent).join('/')}`;
}
