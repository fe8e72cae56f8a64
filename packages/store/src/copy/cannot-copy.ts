/** There is nothing to copy, or no place to copy to. The message is shown to the user. */
export class CannotCopyError extends Error {}
