import { isLoopbackHost } from '@broadsheet/contract/loopback-host';
import * as openId from 'openid-client';
import { once } from '../requests/once.js';
import type { Claims } from './find-grant.js';
import { ProviderAway, ProviderRefusal } from './provider-error.js';
import type { OpenIdSettings } from './settings.js';

/** The state needed when the browser comes back from the provider. */
export interface Pending {
  state: string;
  nonce: string;
  verifier: string;
}

export interface ProviderUser {
  claims: Claims;
  /** The ID token, with which the provider's session can be ended. */
  idToken: string;
}

/** The outside provider, through the library. */
export interface Provider {
  /** Where to send the browser. */
  start(redirectUri: string): Promise<{ url: string; pending: Pending }>;
  /** Throws if any part of the answer is invalid. */
  finish(calledUrl: URL, pending: Pending): Promise<ProviderUser>;
  /** The address that ends the provider's session; undefined if the provider has none. */
  findSignOut(idToken: string, returnTo: string): Promise<string | undefined>;
}

/** A provider that answers more slowly counts as unreachable, because people wait for it. */
const timeoutSeconds = 5;

/** Its addresses and keys are fetched with the first sign-in, and again after a failure. */
export function createProvider(settings: OpenIdSettings): Provider {
  const getConfiguration = once(() => discover(settings));
  const configure = () => getConfiguration().catch(explainFailure);
  return {
    async start(redirectUri) {
      const configuration = await configure();
      const pending = {
        state: openId.randomState(),
        nonce: openId.randomNonce(),
        verifier: openId.randomPKCECodeVerifier(),
      };
      const url = openId.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: settings.scope,
        response_type: 'code',
        state: pending.state,
        nonce: pending.nonce,
        code_challenge: await openId.calculatePKCECodeChallenge(pending.verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, pending };
    },

    async finish(calledUrl, { state, nonce, verifier }) {
      const configuration = await configure();
      try {
        const answer = await openId.authorizationCodeGrant(configuration, calledUrl, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        return await readUser(configuration, answer);
      } catch (error) {
        return explainFailure(error);
      }
    },

    async findSignOut(idToken, returnTo) {
      const configuration = await configure();
      if (configuration.serverMetadata().end_session_endpoint === undefined) return undefined;
      const parameters = { id_token_hint: idToken, post_logout_redirect_uri: returnTo };
      return openId.buildEndSessionUrl(configuration, parameters).href;
    },
  };
}

function discover({ issuer, clientId, clientSecret }: OpenIdSettings) {
  const url = new URL(issuer);
  return openId.discovery(
    url,
    clientId,
    undefined,
    clientSecret === undefined ? openId.None() : openId.ClientSecretBasic(clientSecret),
    {
      timeout: timeoutSeconds,
      execute: [
        // The signature of the ID token is checked, although it comes directly from the provider.
        openId.enableNonRepudiationChecks,
        // Only within the machine; the library marks it as deprecated to draw attention.
        // oxlint-disable-next-line typescript/no-deprecated
        ...(isLoopbackHost(url.hostname) ? [openId.allowInsecureRequests] : []),
      ],
    },
  );
}

type Answer = Awaited<ReturnType<typeof openId.authorizationCodeGrant>>;

/**
 * Many providers return groups only at the userinfo endpoint; the signed token takes precedence.
 */
async function readUser(
  configuration: openId.Configuration,
  answer: Answer,
): Promise<ProviderUser> {
  const signed = answer.claims();
  if (!signed || answer.id_token === undefined) throw new ProviderRefusal('no ID token');
  const hasMore = configuration.serverMetadata().userinfo_endpoint !== undefined;
  const more = hasMore
    ? await openId.fetchUserInfo(configuration, answer.access_token, signed.sub)
    : {};
  return { claims: { ...more, ...signed }, idToken: answer.id_token };
}

/** The library's error as a reason for the log; never contains a code or a token. */
function explainFailure(error: unknown): never {
  if (error instanceof ProviderRefusal) throw error;
  if (
    error instanceof openId.ResponseBodyError ||
    error instanceof openId.AuthorizationResponseError
  ) {
    throw new ProviderRefusal(`the provider answered ${error.error.slice(0, 60)}`, error);
  }
  if (error instanceof openId.ClientError && error.code !== undefined) {
    const reason = reasons[error.code];
    if (reason !== undefined) throw new ProviderRefusal(reason, error);
  }
  throw new ProviderAway(error);
}

/** Codes of the library; any other means that the provider's answer was invalid. */
const reasons: Record<string, string> = {
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: 'another issuer than the one that is set',
  OAUTH_JWT_CLAIM_COMPARISON_FAILED: 'the ID token was made for another use',
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: 'the ID token has expired',
  OAUTH_KEY_SELECTION_FAILED: 'the ID token is signed with an unknown key',
  OAUTH_INVALID_RESPONSE: 'the answer of the provider is not valid',
  OAUTH_INVALID_REQUEST: 'the answer of the provider is not valid',
};
