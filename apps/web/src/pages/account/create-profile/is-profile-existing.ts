import type { ProductErrorCode } from '@kotonoha/contract/product-error'

const profileExists: ProductErrorCode = 'profile-exists'

export function isProfileExisting(error: unknown): boolean {
  return error instanceof Error && error.message === profileExists
}
