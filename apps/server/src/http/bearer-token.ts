/** The token of `Authorization: Bearer …`; undefined without one (RFC 6750, 2.1). */
export function readBearerToken(headers: Headers): string | undefined {
  const [scheme, token, ...rest] = (headers.get('authorization') ?? '').split(' ')
  return scheme?.toLowerCase() === 'bearer' && rest.length === 0 ? token || undefined : undefined
}
