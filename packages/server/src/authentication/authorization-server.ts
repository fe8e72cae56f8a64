import {
  createOAuthToken,
  getKeySet,
  revokeToken,
  type AuthorizationServer,
} from '@broadsheet/contract';

const authMethods = ['client_secret_basic', 'client_secret_post'];

/** RFC 8414. */
export function describeAuthorizationServer(address: string): AuthorizationServer {
  return {
    issuer: address,
    token_endpoint: address + createOAuthToken.path,
    revocation_endpoint: address + revokeToken.path,
    jwks_uri: address + getKeySet.path,
    service_documentation: `${address}/docs`,
    response_types_supported: [],
    grant_types_supported: ['client_credentials'],
    token_endpoint_auth_methods_supported: authMethods,
    revocation_endpoint_auth_methods_supported: authMethods,
  };
}
