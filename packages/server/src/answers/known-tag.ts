/**
 * Whether a client has the content already (RFC 9110, 13.1.2): `If-None-Match` names one of several tags, which a proxy may have
 * marked as weak, or an asterisk.
 */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return known.includes(etag) || known.includes('*');
}
