import { CallFailure } from './calls/call-failure'

/** The HTTP status behind a failed call; undefined when no answer came at all. */
export function findHttpStatus(error: unknown): number | undefined {
  if (!(error instanceof CallFailure)) return undefined
  const data: unknown = error.data
  if (typeof data !== 'object' || data === null || !('httpStatus' in data)) return undefined
  return typeof data.httpStatus === 'number' ? data.httpStatus : undefined
}

/** An id that the dictionary does not have, or that could never be one. */
export function isNothingThere(error: unknown): boolean {
  const status = findHttpStatus(error)
  return status === 404 || status === 400
}

/** No answer, an overloaded server or a server error may pass; a refusal will not. */
export function isWorthRetrying(error: unknown): boolean {
  const status = findHttpStatus(error)
  return status === undefined || status >= 500 || status === 429 || status === 408
}

/** Whether the call never reached the server: no network, or nobody listening. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof CallFailure && findHttpStatus(error) === undefined
}
