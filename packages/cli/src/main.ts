import { endOnInterrupt } from './end-on-interrupt.js';
import { failureStatusOf, runProgram } from './run-program.js';
import { protectTerminal } from './terminal/protect-terminal.js';

const args = process.argv.slice(2);
endOnInterrupt();
protectTerminal(process.stdout, process.stderr);

// The reader of the output, such as head, may close the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  process.stderr.write(`Standard output cannot be written: ${error.message}\n`);
  process.exit(failureStatusOf(args));
});

const exitCode = await runProgram(args);
if (exitCode !== undefined) process.exitCode = exitCode;
