import type { Accounts } from '@kotonoha/api/accounts/accounts'
import type { AccountsHolder } from './accounts-holder'

/** What procedures are given of the accounts. */
export function findAccounts(
  holder: Pick<AccountsHolder, 'find'>,
): Accounts | 'unavailable' | undefined {
  const parts = holder.find()
  return typeof parts === 'object' ? parts.accounts : parts
}
