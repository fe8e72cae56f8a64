/** Something the user can put right: shown as a message, without a stack trace. */
export class UserError extends Error {}
