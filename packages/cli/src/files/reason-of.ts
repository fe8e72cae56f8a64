/** What the system says in words that only its programmers know. */
const reasons: Readonly<Record<string, string>> = {
  EEXIST: 'there is already a file of that name',
  EISDIR: 'it is a folder, not a file',
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of its path is a file, not a folder',
};

/** Why the system refused a file or folder, without its path. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code = '', syscall, message } = error as NodeJS.ErrnoException;
  if (syscall === undefined) return message;
  return reasons[code] ?? message.split(', ', 1)[0] ?? message;
}
