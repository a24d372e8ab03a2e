import type { AccountsHolder } from './accounts-holder'

/**
 * The pages of the test payments and what a payment service tells; while the learners' data are
 * away, a request to come again.
 */
export function createPaymentsHandler(
  accounts: Pick<AccountsHolder, 'find'>,
): (request: Request, environment: object) => Promise<Response> {
  return async (request, environment) => {
    const parts = accounts.find()
    if (typeof parts === 'object')
      return parts.answerPayments(request, parts.clientOf(request, environment))
    if (parts === undefined) return new Response('No such page\n', { status: 404 })
    const headers = { 'cache-control': 'no-store', 'retry-after': '5' }
    return new Response('Accounts cannot be reached now\n', { status: 503, headers })
  }
}
