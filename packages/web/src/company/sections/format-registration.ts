/** Registration numbers in the groups in which registers print them. */

export const formatAbn = (abn: string) => inGroups(abn, [2, 3, 3, 3]);
export const formatAcn = (acn: string) => inGroups(acn, [3, 3, 3]);
export const formatNzbn = (nzbn: string) => inGroups(nzbn, [4, 4, 5]);

/** With spaces that do not break; as it is where it has another length. */
function inGroups(digits: string, sizes: number[]): string {
  const parts = new RegExp(`^${sizes.map((size) => `(.{${String(size)}})`).join('')}$`).exec(
    digits,
  );
  return parts ? parts.slice(1).join('\u00a0') : digits;
}
