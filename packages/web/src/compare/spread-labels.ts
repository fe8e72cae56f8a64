interface Label {
  key: string;
  y: number;
}

interface Range {
  from: number;
  to: number;
  /** The least distance between two labels. */
  distance: number;
}

/** Labels in their order from the top, each as near to its place as the others and the range allow. */
export function spreadLabels(labels: readonly Label[], { from, to, distance }: Range): Label[] {
  const sorted = [...labels].sort((one, other) => one.y - other.y);
  // Without the distances above it, a label may stand anywhere that is not above its predecessor.
  const free = averageUpwards(sorted.map(({ y }, index) => y - index * distance));
  const highest = Math.max(from, to - (sorted.length - 1) * distance);
  return sorted.map(({ key }, index) => {
    const y = Math.min(Math.max(free[index] ?? from, from), highest);
    return { key, y: y + index * distance };
  });
}

/** The nearest values that never decrease: neighbours in the wrong order get their average. */
function averageUpwards(values: readonly number[]): number[] {
  const groups: Group[] = [];
  for (const value of values) {
    let group = { sum: value, count: 1 };
    for (let before = groups.at(-1); before && isAbove(before, group); before = groups.at(-1)) {
      groups.pop();
      group = { sum: before.sum + group.sum, count: before.count + group.count };
    }
    groups.push(group);
  }
  return groups.flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count));
}

const isAbove = (one: Group, other: Group) => one.sum / one.count > other.sum / other.count;

interface Group {
  sum: number;
  count: number;
}
