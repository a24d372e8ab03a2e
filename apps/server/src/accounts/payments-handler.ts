import type { AccountsHolder } from './accounts-holder'

/** The pages of the test payments; while the learners' data are away, a request to come again. */
export function createPaymentsHandler(
  accounts: Pick<AccountsHolder, 'find'>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const parts = accounts.find()
    if (typeof parts === 'object') return parts.answerPayments(request)
    if (parts === undefined) return new Response('No such page\n', { status: 404 })
    const headers = { 'cache-control': 'no-store', 'retry-after': '5' }
    return new Response('Accounts cannot be reached now\n', { status: 503, headers })
  }
}
