const gzipRefused = /\bgzip\s*;\s*q=0(\.0*)?\s*(,|$)/i;

/** Whether a client accepts responses compressed with gzip (RFC 9110, 12.5.3). */
export function acceptsGzip(header: string | string[] | undefined): boolean {
  // The usual `gzip, deflate` is checked without a regular expression, because this runs on every
  // request.
  if (typeof header !== 'string' || !header.includes('gzip')) return false;
  return !header.includes('q=0') || !gzipRefused.test(header);
}
