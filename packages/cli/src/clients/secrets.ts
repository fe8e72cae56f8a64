/** Secrets just generated. They are shown once and never again. */
export interface Secrets {
  clientId: string;
  secret?: string;
  /** Passwords by user name. */
  users?: Record<string, string>;
}

export function formatSecrets(
  { clientId, secret, users = {} }: Secrets,
  { json, heading }: { json: boolean; heading: string },
): string {
  if (json) {
    const Users = Object.entries(users).map(([Username, Password]) => ({ Username, Password }));
    const value = { ClientId: clientId, ...(secret && { ClientSecret: secret }), Users };
    return `${JSON.stringify(value, null, 2)}\n`;
  }
  const lines = Object.entries(users).map(
    ([username, password]) => `  user ${username}, password ${password}`,
  );
  if (secret !== undefined) lines.unshift(`  client secret ${secret}`);
  return `${heading}

${lines.join('\n')}

Save these now: they are shown only once, and the store has only hashes of them.
`;
}
