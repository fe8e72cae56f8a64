/** Where a report has its page, by its key as search and the change feed write it: `industry/AU/1214/English`. */
export function pathOfKey(key: string): string {
  return `/explore/${key.split('/').map(encodeURIComponent).join('/')}`;
}
