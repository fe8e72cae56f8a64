import { constants, getPriority, platform, setPriority } from 'node:os';

/**
 * Lets requests and logins go before the work of this thread where cores are short. Only on Linux:
 * elsewhere it would be the priority of the whole process.
 */
export function lowerPriority(): void {
  if (platform() !== 'linux') return;
  try {
    setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));
  } catch {
    // A sandbox may forbid it. The work is done all the same.
  }
}
