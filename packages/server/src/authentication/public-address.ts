import { RequestProblem } from '../problem.js';

export interface PublicAddressOptions {
  publicUrl: string | undefined;
  /** Whether metadata may repeat the address that was called if no public address is configured. */
  namesCalledAddress: boolean;
}

interface CalledAddress {
  protocol: string;
  host: string;
}

/** The public address of the service; undefined if it cannot be known. */
export function findPublicAddress(
  { publicUrl, namesCalledAddress }: PublicAddressOptions,
  called: CalledAddress,
): string | undefined {
  return publicUrl ?? (namesCalledAddress ? addressOf(called) : undefined);
}

/**
 * Throws if the address is unknown. Guessing it from the Host header is unsafe: a client that
 * trusts the metadata would send its secret to any host named there.
 */
export function getPublicAddress(options: PublicAddressOptions, called: CalledAddress): string {
  const address = findPublicAddress(options, called);
  if (address !== undefined) return address;
  throw new RequestProblem(
    'not_found',
    'The service does not know its public address, so it does not say where tokens are obtained; PUBLIC_URL sets it.',
  );
}

/** The address as the caller wrote it; an invalid host is not repeated. */
function addressOf({ protocol, host }: CalledAddress): string {
  return `${protocol}://${/^[A-Za-z0-9.:[\]-]{1,255}$/.test(host) ? host : 'localhost'}`;
}
