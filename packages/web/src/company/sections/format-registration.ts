/** Registration numbers in the digit groups that registers use. */

export const formatAbn = (abn: string) => inGroups(abn, [2, 3, 3, 3]);
export const formatAcn = (acn: string) => inGroups(acn, [3, 3, 3]);
export const formatNzbn = (nzbn: string) => inGroups(nzbn, [4, 4, 5]);

/** Uses non-breaking spaces; returns a number of another length unchanged. */
function inGroups(digits: string, sizes: number[]): string {
  const parts = new RegExp(`^${sizes.map((size) => `(.{${String(size)}})`).join('')}$`).exec(
    digits,
  );
  return parts ? parts.slice(1).join('\u00a0') : digits;
}
