let known: Promise<ReadonlySet<string>> | undefined;

/** The fifty thousand most common passwords; loaded when the first password is set. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
}

interface ChosenPassword {
  password: string;
  clientId: string;
  username: string;
}

/**
 * Whether attackers try this password early: a common password, also in other letter case or with a
 * few digits or signs around it, or the user's own name. Checked for new passwords only.
 */
export async function isCommonPassword(chosen: ChosenPassword): Promise<boolean> {
  const { password, clientId, username } = chosen;
  known ??= loadCommonPasswords();
  const common = await known;
  const lower = password.toLowerCase();
  const core = lower.replace(/^[\d\W_]{0,4}|[\d\W_]{0,4}$/g, '');
  return [lower, core].some(
    (word) =>
      word !== '' &&
      (common.has(word) || word === clientId.toLowerCase() || word === username.toLowerCase()),
  );
}
