/** Who performs an act, and from where. */
export interface Actor {
  /** A client and its user, `acme/ann`, or the person who works on the machine itself. */
  name: string;
  /** An internet address, or the name of the machine. */
  address: string;
}

/** The actor of what the program does by itself. */
export const system: Actor = { name: 'broadsheet', address: '' };

export interface Act {
  actor: Actor;
  /** What was done: `client.add`, `report.publish`. */
  action: string;
  /** What it was done to: `client acme`, a report key. */
  target: string;
  /** More about the act. Never a secret: the log is kept for ever. */
  detail?: Record<string, unknown>;
}
