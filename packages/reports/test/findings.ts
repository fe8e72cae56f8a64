import type { Finding } from '@broadsheet/contract/checking';

/** Findings as checks give them, for comparing. */
export const error = (pointer: string, message: string): Finding => ({
  severity: 'error',
  pointer,
  message,
});

export const warning = (pointer: string, message: string): Finding => ({
  severity: 'warning',
  pointer,
  message,
});
