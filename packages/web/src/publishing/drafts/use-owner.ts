import { useSession } from '../../session/session-context.js';

/** The owner of the shown drafts: several people may use one browser. */
export function useOwner(): string {
  const { ClientId: client, Username: user = '' } = useSession().view;
  return `${client}/${user}`;
}
