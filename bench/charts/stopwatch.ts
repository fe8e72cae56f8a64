/** What one image costs. */
export interface Cost {
  /**
   * Processor time of the whole process, not wall time, so that other work on the machine does not
   * count.
   */
  ms: number;
  bytes: number;
}

export interface Pace {
  warmUp: number;
  images: number;
}

/** Draws a few images unmeasured to warm up compilers and caches, then the requested number. */
export async function timeImages(
  draw: (number: number) => Uint8Array | Promise<Uint8Array>,
  { warmUp, images }: Pace,
): Promise<Cost> {
  for (let number = 0; number < warmUp; number += 1) await draw(number);
  let bytes = 0;
  const before = process.cpuUsage();
  for (let number = 0; number < images; number += 1) {
    bytes += (await draw(warmUp + number)).byteLength;
  }
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1000 / images, bytes: bytes / images };
}

export function findMedian(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
