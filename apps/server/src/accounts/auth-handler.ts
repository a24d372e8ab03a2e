import type { AccountsHolder, AuthAnswerer } from './accounts-holder'

/** Where the authentication service answers. */
export const authPath = '/auth/v1'

/** Where a development run shows the mails that it sent. */
export const mailboxPath = '/dev/mailbox'

/**
 * Hands a request to the authentication service. While it is away the answer is a 503, which its
 * client takes for a fault that passes and not for a session that ended.
 */
export function createAuthHandler(accounts: AccountsHolder): AuthAnswerer {
  return (request, environment) => {
    const parts = accounts.find()
    if (typeof parts === 'object') return parts.answerAuth(request, environment)
    if (new URL(request.url).pathname === mailboxPath) {
      return new Response('No such page\n', { status: 404 })
    }
    const message =
      parts === undefined ? 'This installation has no accounts' : 'Accounts cannot be reached now'
    return Response.json(
      { code: 'unexpected_failure', message },
      {
        status: 503,
        headers: {
          'cache-control': 'no-store',
          'x-supabase-api-version': '2024-01-01',
          ...(parts === 'unavailable' && { 'retry-after': '5' }),
        },
      },
    )
  }
}
