import type { FastifyRequest } from 'fastify';
import { findPublicAddress, type PublicAddressOptions } from '../authentication/public-address.js';
import type { Provider } from './provider.js';

type FindSignOut = (
  request: FastifyRequest,
  providerToken: string | undefined,
) => Promise<string | undefined>;

/** An unreachable provider must not prevent signing out here. */
export function createFindSignOut(
  publicAddress: PublicAddressOptions,
  getProvider: (() => Promise<Provider>) | undefined,
): FindSignOut {
  return async (request, providerToken) => {
    const address = findPublicAddress(publicAddress, request);
    if (!getProvider || providerToken === undefined || address === undefined) return undefined;
    try {
      return await (await getProvider()).findSignOut(providerToken, `${address}/`);
    } catch {
      return undefined;
    }
  };
}
