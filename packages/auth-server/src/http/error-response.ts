import { UserDbUnavailableError } from '@kotonoha/user-db/user-db-error'
import { HTTPException } from 'hono/http-exception'
import { AuthError, OAuthError } from '../auth-error'
import type { AuthLog } from '../auth-log'

const versionHeader = 'x-supabase-api-version'

/** Since this date errors have their newer shape. */
const newerShapeSince = '2024-01-01'

/** What an error becomes on the wire: its shape depends on the version that the client names. */
export function toErrorResponse(error: unknown, request: Request, log: AuthLog): Response {
  if (error instanceof OAuthError) {
    return Response.json(
      { error: error.error, error_description: error.message },
      { status: 400, headers: { 'x-sb-error-code': error.error } },
    )
  }
  const known = toAuthError(error, log)
  const { status, code, message, weakPasswordReasons: reasons } = known
  const weakness = reasons === undefined ? {} : { weak_password: { reasons } }
  const { retryAfterSeconds } = known
  const headers = {
    'x-sb-error-code': code,
    ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
  }
  if (!wantsNewerShape(request)) {
    return Response.json(
      { code: status, error_code: code, msg: message, ...weakness },
      { status, headers },
    )
  }
  return Response.json(
    { code, message, ...weakness },
    { status, headers: { ...headers, [versionHeader]: newerShapeSince } },
  )
}

function wantsNewerShape(request: Request): boolean {
  const version = request.headers.get(versionHeader) ?? ''
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(version) && !Number.isNaN(Date.parse(version))
  return isDate && version >= newerShapeSince
}

/** What we did not foresee is logged and told without details. */
export function toAuthError(error: unknown, log: AuthLog): AuthError {
  if (error instanceof AuthError) return error
  if (error instanceof UserDbUnavailableError) {
    log.warn('the user database cannot answer', { reason: error.reason })
    return new AuthError(503, 'unexpected_failure', 'The service cannot answer right now')
  }
  if (error instanceof HTTPException && error.status < 500) {
    return new AuthError(error.status, 'validation_failed', 'The request is not well-formed')
  }
  // The text of a database error may hold values; its kind and place do not.
  const { name, stack } = error instanceof Error ? error : { name: 'unknown', stack: undefined }
  log.error('an authentication request failed', {
    name,
    code: String((error as NodeJS.ErrnoException | null)?.code ?? ''),
    place: stack
      ?.split('\n')
      .find((line) => line.trimStart().startsWith('at '))
      ?.trim(),
  })
  return new AuthError(
    500,
    'unexpected_failure',
    'Unexpected failure, please check the server logs',
  )
}
