import { escapeHtml } from '@broadsheet/view/html';
import type { FastifyRequest } from 'fastify';

/** Credentials that the demo fills into its page, so that signing in takes one click. */
export interface DemoSignIn {
  clientId: string;
  username: string;
  password: string;
}

const loopbackAddress = /^(::ffff:)?127\.|^::1$/;
const loopbackHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/**
 * Both the caller's address and the called host name must be this machine. A foreign page whose DNS
 * name points at this machine passes the first check, but not the second.
 */
export function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  return loopbackAddress.test(socket.remoteAddress ?? '') && loopbackHost.test(headers.host ?? '');
}

/**
 * Adds the credentials to the page. They are set in the form fields of the built page, because a
 * value set later by a script could interfere with typing, and in a meta tag for the forms that the
 * explorer shows later.
 */
export function withDemoSignIn(index: Buffer, signIn: DemoSignIn): Buffer {
  const content = escapeHtml(JSON.stringify(signIn));
  const meta = `<meta name="broadsheet-demo" content="${content}" />`;
  const html = index
    .toString()
    .replace('</head>', () => `${meta}</head>`)
    .replace(/<input\b[^>]*/g, (tag) =>
      tag.replace(
        / name="(clientId|username|password)"/,
        (attribute, field: keyof DemoSignIn) => `${attribute} value="${escapeHtml(signIn[field])}"`,
      ),
    );
  return Buffer.from(html);
}
