let underWay = 0;
const waiting = new Set<() => void>();

/** Counts something that the shown page waits for. */
export async function trackLoad<Value>(load: Promise<Value>): Promise<Value> {
  underWay += 1;
  try {
    return await load;
  } finally {
    underWay -= 1;
    if (underWay === 0) {
      for (const resolve of waiting) resolve();
      waiting.clear();
    }
  }
}

export const isLoading = (): boolean => underWay > 0;

/** Waits until the shown page waits for nothing; at once if it does not. */
export function whenLoaded(): Promise<void> {
  return new Promise((resolve) => {
    if (isLoading()) waiting.add(resolve);
    else resolve();
  });
}
