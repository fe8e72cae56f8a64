import { escapeHtml } from '@broadsheet/view/html';
import type { FastifyRequest } from 'fastify';

/** What the demo's page fills in, so that looking at it takes one click. */
export interface DemoSignIn {
  clientId: string;
  username: string;
  password: string;
}

const loopbackAddress = /^(::ffff:)?127\.|^::1$/;
const loopbackHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/**
 * Both ends must be this machine: the address that calls, and the name it calls. A page elsewhere whose
 * name was pointed at this machine has the first, but not the second.
 */
export function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  return loopbackAddress.test(socket.remoteAddress ?? '') && loopbackHost.test(headers.host ?? '');
}

/**
 * The page that carries the credentials: in the fields of the form that the build put into it, since a
 * value that came later could come between what somebody types, and for the forms that the explorer
 * shows after that one.
 */
export function withDemoSignIn(index: Buffer, signIn: DemoSignIn): Buffer {
  const content = escapeHtml(JSON.stringify(signIn));
  const meta = `<meta name="broadsheet-demo" content="${content}" />`;
  const html = index
    .toString()
    .replace('</head>', () => `${meta}</head>`)
    .replace(
      /(?<=<input\b[^>]*) name="(clientId|username|password)"/g,
      (attribute, field: keyof DemoSignIn) => `${attribute} value="${escapeHtml(signIn[field])}"`,
    );
  return Buffer.from(html);
}
