import type { ProductErrorCode } from '@kotonoha/contract/product-error'
import { findHttpStatus } from '../api/api-error'

const missingSignIns: readonly string[] = [
  'not-signed-in',
  'session-ended',
  'second-factor-needed',
] satisfies ProductErrorCode[]

/** The operation waits for its learner, who is about to be asked to sign in. */
export function isSignInMissing(error: unknown): boolean {
  return (
    findHttpStatus(error) === 401 ||
    (error instanceof Error && missingSignIns.includes(error.message))
  )
}
