/** An error that the user can fix: shown as a message, without a stack trace. */
export class UserError extends Error {}
