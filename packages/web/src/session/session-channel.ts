/** Notifies the other tabs of this browser that a user has signed in or out. */
export interface SessionChannel {
  tell: () => void;
  close: () => void;
}

export function openSessionChannel(onChanged: () => void): SessionChannel {
  const channel = new BroadcastChannel('broadsheet-session');
  channel.addEventListener('message', onChanged);
  return {
    tell: () => {
      channel.postMessage('changed');
    },
    close: () => {
      channel.close();
    },
  };
}
