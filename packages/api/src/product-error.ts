import type { ProductErrorCode } from '@kotonoha/contract/product-error'
import { TRPCError } from '@trpc/server'

const wireCodes = {
  'dictionary-not-ready': 'SERVICE_UNAVAILABLE',
} as const satisfies Record<ProductErrorCode, TRPCError['code']>

/** An error that a page reacts to: its message on the wire is the product's code. */
export function toProductError(code: ProductErrorCode): TRPCError {
  return new TRPCError({ code: wireCodes[code], message: code })
}
