import type { ProductErrorCode } from '@kotonoha/contract/product-error'
import { TRPCError } from '@trpc/server'

const wireCodes = {
  'dictionary-not-ready': 'SERVICE_UNAVAILABLE',
  'accounts-off': 'SERVICE_UNAVAILABLE',
  'accounts-unavailable': 'SERVICE_UNAVAILABLE',
  'not-signed-in': 'UNAUTHORIZED',
  'session-ended': 'UNAUTHORIZED',
  'no-profile': 'PRECONDITION_FAILED',
  'second-factor-needed': 'FORBIDDEN',
  'reauthentication-needed': 'FORBIDDEN',
  'profile-exists': 'CONFLICT',
  'too-many-lists': 'UNPROCESSABLE_CONTENT',
  'too-many-items': 'UNPROCESSABLE_CONTENT',
  'id-taken': 'CONFLICT',
  // The site knows these two by their messages; they are no fault of the request.
  'no-profile-kanji-product': 'NOT_FOUND',
  'kanji-curriculum-no-unlocked-levels': 'NOT_FOUND',
  'no-curriculum': 'SERVICE_UNAVAILABLE',
  'not-in-curriculum': 'UNPROCESSABLE_CONTENT',
  'stale-session': 'CONFLICT',
  'undo-too-late': 'CONFLICT',
  'too-many-calls': 'TOO_MANY_REQUESTS',
  'too-many-grants': 'UNPROCESSABLE_CONTENT',
  'unknown-push-service': 'UNPROCESSABLE_CONTENT',
  'payments-unavailable': 'SERVICE_UNAVAILABLE',
  'payments-off': 'PRECONDITION_FAILED',
  'already-subscribed': 'CONFLICT',
  'terms-changed': 'CONFLICT',
  'no-subscription': 'NOT_FOUND',
  'nothing-to-withdraw': 'NOT_FOUND',
  'level-needs-subscription': 'FORBIDDEN',
} as const satisfies Record<ProductErrorCode, TRPCError['code']>

/** An error that a page reacts to: its message on the wire is the product's code. */
export function toProductError(code: ProductErrorCode): TRPCError {
  return new TRPCError({ code: wireCodes[code], message: code })
}
