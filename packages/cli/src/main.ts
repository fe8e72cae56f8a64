import { endOnInterrupt } from './end-on-interrupt.js';
import { runProgram } from './run-program.js';
import { protectTerminal } from './terminal/protect-terminal.js';

endOnInterrupt();
protectTerminal(process.stdout, process.stderr);

// The reader of the output, such as head, may close the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  process.stderr.write(`Standard output cannot be written: ${error.message}\n`);
  process.exit(1);
});

const exitCode = await runProgram(process.argv.slice(2));
if (exitCode !== undefined) process.exitCode = exitCode;
