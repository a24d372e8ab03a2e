import type { ProductErrorCode } from '@kotonoha/contract/product-error'
import type { TokenSource } from './token-source'

const sessionEnded: ProductErrorCode = 'session-ended'
const secondFactorNeeded: ProductErrorCode = 'second-factor-needed'
const notSignedIn: ProductErrorCode = 'not-signed-in'

interface Refusal {
  error: { message: string }
  /** From 1. */
  attempts: number
}

/**
 * Whether a learner's call that was refused is worth a second try: once, with a new token. A
 * session that has ended is let go of, and so is one whose account has a second factor by now.
 */
export function retryRefusedCall(source: TokenSource, { error, attempts }: Refusal): boolean {
  const isOver = error.message === sessionEnded || error.message === secondFactorNeeded
  if (isOver) source.checkSession()
  if (error.message !== notSignedIn || source.findToken() === undefined) return false
  if (attempts === 1) {
    source.distrustToken()
    return true
  }
  source.checkSession()
  return false
}
