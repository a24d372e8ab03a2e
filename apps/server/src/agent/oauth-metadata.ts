import { toIssuer } from '@kotonoha/api/agent/check-authorization'
import { toAgentEndpoint } from '@kotonoha/api/agent/endpoint'
import { agentScopes } from '@kotonoha/contract/kanji/agent/agent-scopes'
import { oauthMetadataResponse } from '@modelcontextprotocol/server'
import { oauthPaths, resourceMetadataPath } from './oauth-paths'

/**
 * Answers the documents by which programs find out where tokens are to be had (RFC 9728, 8414);
 * undefined for other addresses.
 */
export function answerMetadata(request: Request, siteUrl: string): Response | undefined {
  const issuer = toIssuer(siteUrl)
  const resourceServerUrl = new URL(toAgentEndpoint(siteUrl))
  const url = new URL(request.url)
  // Some programs ask for the document of the whole site, which has this one thing to protect.
  if (url.pathname === resourceMetadataPath) url.pathname += resourceServerUrl.pathname
  return oauthMetadataResponse(new Request(url, { method: request.method }), {
    oauthMetadata: {
      issuer,
      authorization_endpoint: issuer + oauthPaths.authorize,
      token_endpoint: issuer + oauthPaths.token,
      registration_endpoint: issuer + oauthPaths.register,
      revocation_endpoint: issuer + oauthPaths.revoke,
      revocation_endpoint_auth_methods_supported: ['none'],
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_methods_supported: ['none'],
      code_challenge_methods_supported: ['S256'],
      scopes_supported: [...agentScopes],
      authorization_response_iss_parameter_supported: true,
      client_id_metadata_document_supported: true,
    },
    resourceServerUrl,
    scopesSupported: [...agentScopes],
    resourceName: 'Kotonoha',
    // Whoever runs the product on their own machine has no certificate.
    dangerouslyAllowInsecureIssuerUrl: true,
  })
}
