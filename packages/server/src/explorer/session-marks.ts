import { escapeHtml } from '@broadsheet/view/html';

/** Adds the name of the outside provider, for the link beside the form. */
export function withProvider(index: Buffer, providerName: string): Buffer {
  const meta = `<meta name="broadsheet-provider" content="${escapeHtml(providerName)}" />`;
  return Buffer.from(index.toString().replace('</head>', () => `${meta}</head>`));
}

/**
 * For a browser that comes with the cookie of a session: the style sheet hides the form, which would
 * otherwise be seen for a moment. The program shows it if the session has ended.
 */
export function withoutForm(index: Buffer): Buffer {
  return Buffer.from(index.toString().replace('<html', '<html data-returning'));
}
