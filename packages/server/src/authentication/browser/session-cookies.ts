import { isLoopbackHost } from '@broadsheet/contract/loopback-host';

/** A cookie of ours: its names, and how it is read and written. */
export interface SessionCookies {
  /** The value in a Cookie header; undefined if there is none of ours. */
  find(header: string): string | undefined;
  /**
   * Writes a cookie for a page of this origin. Undefined if the browser would send it over an
   * unencrypted connection, other than within its own machine.
   */
  write(value: string, page: { origin: string; maxAgeSeconds: number }): string | undefined;
  /** Makes the browser forget the cookie. */
  clear(): string[];
}

interface Options {
  /** Different for each service: those on one host, on several ports, share their cookies. */
  name: string;
  /** `Lax` for a cookie that must come back from another site. */
  sameSite: 'Strict' | 'Lax';
  /** The service is reached over TLS, so that it need not accept other cookies. */
  isSecure: boolean;
}

export function createSessionCookies({ name, sameSite, isSecure }: Options): SessionCookies {
  // Browsers accept a cookie with this prefix only over TLS and only from this very host: another
  // host of the same domain cannot plant one.
  const secure = `__Host-${name}=`;
  const plain = `${name}=`;
  const attributes = `Path=/; HttpOnly; SameSite=${sameSite}`;
  return {
    find: (header) =>
      findCookie(header, secure) ?? (isSecure ? undefined : findCookie(header, plain)),
    write(value, { origin, maxAgeSeconds }) {
      const { protocol, hostname } = new URL(origin);
      const rest = `${value}; ${attributes}; Max-Age=${String(maxAgeSeconds)}`;
      if (protocol === 'https:') return `${secure}${rest}; Secure`;
      return !isSecure && isLoopbackHost(hostname) ? plain + rest : undefined;
    },
    clear: () => [
      `${secure}; ${attributes}; Max-Age=0; Secure`,
      ...(isSecure ? [] : [`${plain}; ${attributes}; Max-Age=0`]),
    ],
  };
}

/** `start` is the cookie's name and the equals sign. RFC 6265, 4.2.1. */
function findCookie(header: string, start: string): string | undefined {
  const found = header.startsWith(start) ? 0 : header.indexOf(`; ${start}`);
  if (found < 0) return undefined;
  const from = (found === 0 ? 0 : found + 2) + start.length;
  const end = header.indexOf(';', from);
  return end < 0 ? header.slice(from) : header.slice(from, end);
}
