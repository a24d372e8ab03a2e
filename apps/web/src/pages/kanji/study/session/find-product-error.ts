import { type ProductErrorCode, productErrorCodes } from '@kotonoha/contract/product-error'
import { CallFailure } from '../../../../api/calls/call-failure'

/** The product's code of a failed call; undefined where the failure is none of the product. */
export function findProductError(error: unknown): ProductErrorCode | undefined {
  if (!(error instanceof CallFailure)) return undefined
  return productErrorCodes.find((code) => code === error.message)
}
