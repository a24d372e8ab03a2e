import type { ProductErrorCode } from '@kotonoha/contract/product-error'
import type { TokenSource } from './token-source'

const sessionEnded: ProductErrorCode = 'session-ended'
const notSignedIn: ProductErrorCode = 'not-signed-in'

interface Refusal {
  error: { message: string }
  /** From 1. */
  attempts: number
}

/**
 * Whether a learner's call that was refused is worth a second try: once, with a new token. A
 * session that has ended is let go of.
 */
export function retryRefusedCall(source: TokenSource, { error, attempts }: Refusal): boolean {
  if (error.message === sessionEnded) source.checkSession()
  if (error.message !== notSignedIn || source.findToken() === undefined) return false
  if (attempts === 1) {
    source.distrustToken()
    return true
  }
  source.checkSession()
  return false
}
