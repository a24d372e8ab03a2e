import { agentPath } from '@kotonoha/api/agent/endpoint'

export const oauthPaths = {
  authorize: '/oauth/authorize',
  token: '/oauth/token',
  register: '/oauth/register',
  revoke: '/oauth/revoke',
}

export const resourceMetadataPath = '/.well-known/oauth-protected-resource'

/** Where the documents are asked for. */
export const metadataPaths = [
  resourceMetadataPath,
  `${resourceMetadataPath}${agentPath}`,
  '/.well-known/oauth-authorization-server',
]
