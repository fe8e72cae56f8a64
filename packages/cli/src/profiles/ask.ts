import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { UserError } from '../user-error.js';

/** A question to the user, and whether the answer is hidden while typed. */
export interface Question {
  text: string;
  isSecret?: boolean;
  /** The message for a user who leaves without an answer. */
  leaving?: string;
}

/** Asks the user on the terminal; without a terminal each answer is a line of standard input. */
export async function askAll(questions: Question[]): Promise<string[]> {
  if (questions.length === 0) return [];
  if (!process.stdin.isTTY) return readLines(questions);
  const answers: string[] = [];
  for (const question of questions) answers.push(await ask(question));
  return answers;
}

async function readLines(questions: Question[]): Promise<string[]> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  const lines = Buffer.concat(chunks).toString('utf8').split(/\r?\n/);
  return questions.map(({ text }, index) => {
    const line = lines[index];
    if (line) return line;
    const all = questions.map((question) => question.text.toLowerCase()).join(', then ');
    throw new UserError(
      `The ${text.toLowerCase()} is missing: without a terminal, standard input must hold ${all}, each on a line.`,
    );
  });
}

/** The question goes to standard error, so that standard output holds data only. */
async function ask({
  text,
  isSecret = false,
  leaving = 'Nothing was kept.',
}: Question): Promise<string> {
  let isMuted = false;
  const output = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      if (!isMuted) process.stderr.write(chunk);
      done();
    },
  });
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  try {
    return await new Promise<string>((resolve, reject) => {
      lines.on('close', () => {
        reject(new UserError(`\n${leaving}`));
      });
      // While readline asks, Ctrl-C sends no signal to the process.
      lines.on('SIGINT', () => {
        process.stdin.setRawMode(false);
        process.kill(process.pid, 'SIGINT');
      });
      lines.question(`${text}: `, resolve);
      isMuted = isSecret;
    });
  } finally {
    lines.close();
    // The line break at the end of the hidden answer was not shown either.
    if (isSecret) process.stderr.write('\n');
  }
}
