import type { Account } from '@kotonoha/user-db/queries/accounts/account'

export function isBanned({ bannedUntil }: Account, at: Date): boolean {
  return bannedUntil !== null && bannedUntil > at
}
