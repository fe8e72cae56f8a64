import { Type, type Static } from 'typebox';
import type { Operation } from '../operation.js';

export type Health = Static<typeof Health>;
export const Health = Type.Object(
  { status: Type.Literal('ok', { description: 'Always `ok`: anything else is a problem.' }) },
  { $id: 'Health', description: 'The service is well.' },
);

const answers = {
  200: { description: 'Yes.', schema: Health, readyToSend: true, example: { status: 'ok' } },
};

export const isLive: Operation = {
  id: 'isLive',
  method: 'GET',
  path: '/health/live',
  tag: 'health',
  summary: 'Is the process running',
  description: 'Answers as long as the process does. For restarting a process that hangs.',
  access: 'open',
  answers,
  problems: [],
};

export const isReady: Operation = {
  id: 'isReady',
  method: 'GET',
  path: '/health/ready',
  tag: 'health',
  summary: 'Can reports be read',
  description:
    '200 only when reports can be read from the store; 503 while starting, stopping or cut off from it. For load balancers.',
  access: 'open',
  answers,
  problems: ['unavailable'],
};
