import type { Finding } from '@broadsheet/contract/checking';

/** Keeps the document from being published. */
export const error = (pointer: string, message: string): Finding => ({
  severity: 'error',
  pointer,
  message,
});

/** Worth a look, but there are companies for which it is right. */
export const warning = (pointer: string, message: string): Finding => ({
  severity: 'warning',
  pointer,
  message,
});
