/** A label with a height and a preferred position on a vertical line. */
export interface Spreadable {
  centre: number;
  height: number;
}

/** Centres as near as possible to the preferred ones, with no overlap and within the bounds. */
export function spreadLabels(
  labels: readonly Spreadable[],
  { top, bottom }: { top: number; bottom: number },
  gap: number,
): number[] {
  const order = labels.map((_, index) => index).sort((a, b) => at(labels, a) - at(labels, b));
  const centres = labels.map(({ centre }) => centre);
  let free = top;
  for (const index of order) {
    const half = heightAt(labels, index) / 2;
    centres[index] = Math.max(at(labels, index), free + half);
    free = (centres[index] ?? 0) + half + gap;
  }
  let limit = bottom;
  for (const index of order.reverse()) {
    const half = heightAt(labels, index) / 2;
    centres[index] = Math.min(centres[index] ?? 0, limit - half);
    limit = (centres[index] ?? 0) - half - gap;
  }
  return centres;
}

function at(labels: readonly Spreadable[], index: number): number {
  return labels[index]?.centre ?? 0;
}

function heightAt(labels: readonly Spreadable[], index: number): number {
  return labels[index]?.height ?? 0;
}
