/** A thread that only calculates: shows the most that more threads can gain on this machine. */
import { parentPort } from 'node:worker_threads';

const figures = Float64Array.from({ length: 65_536 }, (_, index) => index % 1000);

function addUp(times: number): number {
  let sum = 0;
  for (let round = 0; round < times; round += 1) {
    for (const figure of figures) sum = (sum + figure * 1.000_1) % 1e9;
  }
  return sum;
}

parentPort?.on('message', (times: number) => {
  parentPort?.postMessage(addUp(times));
});
