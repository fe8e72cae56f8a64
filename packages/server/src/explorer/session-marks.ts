import { escapeHtml } from '@broadsheet/view/html';

/** Adds the name of the outside provider, for the link beside the form. */
export function withProvider(index: Buffer, providerName: string): Buffer {
  const meta = `<meta name="broadsheet-provider" content="${escapeHtml(providerName)}" />`;
  return Buffer.from(index.toString().replace('</head>', () => `${meta}</head>`));
}

/** The program needs the answer as soon as it runs. */
const sessionPreload =
  '<link rel="preload" as="fetch" crossorigin href="/authentication/session" />';

/**
 * For a browser that comes with the cookie of a session: the style sheet shows the masthead instead
 * of the form, which would otherwise be seen for a moment. The program shows the form if the session
 * has ended.
 */
export function withoutForm(index: Buffer): Buffer {
  const marked = index.toString().replace('<html', '<html data-returning');
  return Buffer.from(marked.replace('</head>', () => `${sessionPreload}</head>`));
}
