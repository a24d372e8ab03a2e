import { type ProductErrorCode, productErrorCodes } from '@kotonoha/contract/product-error'
import { TRPCClientError } from '@trpc/client'

/** The product's code of a failed call; undefined where the failure is none of the product. */
export function findProductError(error: unknown): ProductErrorCode | undefined {
  if (!(error instanceof TRPCClientError)) return undefined
  return productErrorCodes.find((code) => code === error.message)
}
