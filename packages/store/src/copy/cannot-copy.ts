/** Why there is nothing to copy, or nowhere to copy it to, in words for whoever wants it. */
export class CannotCopyError extends Error {}
