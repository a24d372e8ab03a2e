import { AuthError } from '../auth-error'

/** The token of an `Authorization: Bearer …` header. */
export function readBearerToken(authorization: string | undefined): string {
  const [, token] = /^Bearer +(\S+) *$/i.exec(authorization ?? '') ?? []
  if (token === undefined) {
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a Bearer token')
  }
  return token
}
