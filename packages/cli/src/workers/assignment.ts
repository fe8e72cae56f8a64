import type { DemoCredentials } from '../demo-mode.js';
import type { FiguresMessage } from './figures.js';

/** The message from the supervisor to a starting worker. */
export interface Assignment {
  port: number;
  /** How many workers there are. */
  processes: number;
  drawsAhead: boolean;
  demoCredentials: DemoCredentials | undefined;
}

/**
 * Messages from a worker to its supervisor: first that it receives messages, later that it accepts
 * requests.
 */
export type Notice = { kind: 'hearing' } | { kind: 'listening'; address: string } | FiguresMessage;
