/** Where assistants ask. */
export const agentPath = '/mcp'

/** The address of the endpoint, which is what tokens are good for (RFC 8707). */
export function toAgentEndpoint(siteUrl: string): string {
  return new URL(agentPath, siteUrl).href
}
