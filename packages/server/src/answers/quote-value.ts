/** A value of a request as a message repeats it: cut, so that it does not hide the rest of the message. */
export function quoteValue(value: string, longest = 80): string {
  return JSON.stringify(value.slice(0, longest));
}
