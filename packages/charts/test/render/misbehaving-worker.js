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

/** Small objects, as drawing makes them. Node 24 ends the whole process where each is 8 kB. */
function allocateForEver() {
  const kept = [];
  for (;;) kept.push({ left: kept.length, points: [1, 2, kept.length] });
}

function breakLater() {
  setImmediate(() => {
    throw new Error('thrown where nobody catches it');
  });
  return new Promise(() => undefined);
}
