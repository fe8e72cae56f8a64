/** A worker whose tasks really do what drawing must never do. */
import process from 'node:process';
import { setImmediate } from 'node:timers';

export async function run({ deed, value }) {
  if (deed === 'hang') for (;;);
  if (deed === 'allocate') return allocateForEver();
  if (deed === 'exit') process.exit(3);
  if (deed === 'throw') throw new Error('thrown by the task');
  if (deed === 'break') return breakLater();
  return value;
}

function allocateForEver() {
  const kept = [];
  for (;;) kept.push(new Array(1000).fill(kept.length));
}

function breakLater() {
  setImmediate(() => {
    throw new Error('thrown where nobody catches it');
  });
  return new Promise(() => undefined);
}
