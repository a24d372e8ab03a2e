import { findRefusal } from '@kotonoha/api/agent/find-refusal'

/** For `catch`: what is not there is no failure of the whole. */
export function absentWhereNotFound(error: unknown): undefined {
  if (findRefusal(error)?.code === 'NOT_FOUND') return undefined
  throw error
}
