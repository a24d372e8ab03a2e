import { MutationIdReusedError } from '@kotonoha/user-db/queries/mutations/apply-once'
import { UserDbUnavailableError } from '@kotonoha/user-db/user-db-error'
import type { TRPCError } from '@trpc/server'
import { toProductError } from '../product-error'

/** The code to answer for what the user database said; undefined for what is nobody's fault but ours. */
export function toAccountError(cause: unknown): TRPCError | undefined {
  if (cause instanceof UserDbUnavailableError) return toProductError('accounts-unavailable')
  if (cause instanceof MutationIdReusedError) return toProductError('id-taken')
  return undefined
}
