/**
 * RFC 9110, 12.5.3, as far as clients use it: an encoding is accepted if it is named without a
 * weight of zero.
 */
export function acceptsEncoding(
  header: string | string[] | undefined,
  encoding: 'br' | 'gzip',
): boolean {
  if (typeof header !== 'string') return false;
  return header.split(',').some((part) => {
    const [coding = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return coding === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
