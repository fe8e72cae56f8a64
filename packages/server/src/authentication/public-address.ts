import { RequestProblem } from '../problem.js';

export interface PublicAddressOptions {
  publicUrl: string | undefined;
  /** Without a public address, whether metadata may repeat the one that was called. */
  namesCalledAddress: boolean;
}

interface Called {
  protocol: string;
  host: string;
}

/** What callers are told to reach the service by; undefined where that cannot be known. */
export function findPublicAddress(
  { publicUrl, namesCalledAddress }: PublicAddressOptions,
  called: Called,
): string | undefined {
  return publicUrl ?? (namesCalledAddress ? addressOf(called) : undefined);
}

/** A client that trusts the metadata would send its secret wherever the Host header says. */
export function getPublicAddress(options: PublicAddressOptions, called: Called): string {
  const address = findPublicAddress(options, called);
  if (address !== undefined) return address;
  throw new RequestProblem(
    'not_found',
    'The service does not know its public address, so it does not say where tokens are obtained; PUBLIC_URL sets it.',
  );
}

/** As the caller wrote it; a host that is none is not repeated. */
function addressOf({ protocol, host }: Called): string {
  return `${protocol}://${/^[A-Za-z0-9.:[\]-]{1,255}$/.test(host) ? host : 'localhost'}`;
}
