/**
 * Runs commands one after another in one process, because most of a short command's time is
 * starting Node and loading the program. Each command gets the arguments, environment and folder
 * from its message; its output and exit code are sent back.
 */
import { runProgram } from '../dist/run-program.js';
import { protectTerminal } from '../dist/terminal/protect-terminal.js';

let output;

for (const name of ['stdout', 'stderr']) {
  process[name].write = (chunk, ...rest) => {
    output[name] += Buffer.from(chunk).toString();
    rest.findLast((one) => typeof one === 'function')?.();
    return true;
  };
}
protectTerminal(process.stdout, process.stderr);

function finish(code) {
  process.send({ code, ...output });
  output = undefined;
}

process.on('message', async ({ args, env, cwd }) => {
  output = { stdout: '', stderr: '' };
  process.exitCode = undefined;
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, env);
  process.chdir(cwd);
  const code = await runProgram(args).catch((error) => {
    // As Node does with an uncaught error.
    process.stderr.write(`${error.stack}\n`);
    return 1;
  });
  finish(code ?? process.exitCode ?? 0);
});
process.on('exit', (code) => output && finish(code));
process.on('disconnect', () => process.exit());
