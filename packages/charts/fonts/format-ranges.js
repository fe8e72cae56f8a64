/** `gap+length` pairs in base 36, each gap counted from the end of the range before. */
export function formatRanges(codePoints) {
  const sorted = codePoints.toSorted((a, b) => a - b);
  const ranges = [];
  for (const codePoint of sorted) {
    const last = ranges.at(-1);
    if (last && last.end === codePoint) last.end += 1;
    else ranges.push({ start: codePoint, end: codePoint + 1 });
  }
  return ranges
    .map(({ start, end }, index) => {
      const gap = start - (ranges[index - 1]?.end ?? 0);
      return end - start === 1
        ? gap.toString(36)
        : `${gap.toString(36)}+${(end - start).toString(36)}`;
    })
    .join(' ');
}
