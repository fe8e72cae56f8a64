import type { DemoCredentials } from '../demo-mode.js';
import type { FiguresMessage } from './figures.js';

/** What the supervisor tells a worker when it starts. */
export interface Assignment {
  port: number;
  /** How many workers there are. */
  processes: number;
  drawsAhead: boolean;
  demoCredentials: DemoCredentials | undefined;
}

/** What a worker tells its supervisor: first that it can be told something, at last that it takes requests. */
export type Notice = { kind: 'hearing' } | { kind: 'listening'; address: string } | FiguresMessage;
