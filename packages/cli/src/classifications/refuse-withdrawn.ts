import { UserError } from '../user-error.js';

/** Refuses a withdrawn document in a run without `--restore`. */
export const refuseWithdrawn = (name: string): UserError =>
  new UserError(
    `${name} is withdrawn, and is not published again unless --restore is given. Nothing was changed.`,
  );
