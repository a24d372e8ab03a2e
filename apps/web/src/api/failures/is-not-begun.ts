import type { ProductErrorCode } from '@kotonoha/contract/product-error'
import { CallFailure } from '../calls/call-failure'

const codes: readonly ProductErrorCode[] = [
  'no-profile-kanji-product',
  'kanji-curriculum-no-unlocked-levels',
]

/** Whether a call failed because the learner has not been through onboarding. */
export function isNotBegun(error: unknown): boolean {
  return error instanceof CallFailure && codes.some((code) => code === error.message)
}
