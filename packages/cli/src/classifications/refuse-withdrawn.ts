import { UserError } from '../user-error.js';

/** The refusal of what is withdrawn, in a run without `--restore`. */
export const refuseWithdrawn = (name: string): UserError =>
  new UserError(
    `${name} is withdrawn, and is not published again unless --restore is given. Nothing was changed.`,
  );
