import { readFile } from 'node:fs/promises';
import { UserError } from '../user-error.js';
import { reasonOf } from './reason-of.js';

/** The text of a file that the user named. */
export async function readGivenFile(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new UserError(`${file} cannot be read: ${reasonOf(error)}.`);
  }
}
