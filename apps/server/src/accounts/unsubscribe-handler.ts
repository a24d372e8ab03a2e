import type { Vault } from '@kotonoha/auth-server/secrets/vault'
import { findAccount } from '@kotonoha/user-db/queries/accounts/accounts'
import { dropMailsOfKind } from '@kotonoha/user-db/queries/mails/mail-queue'
import { mergePreferences } from '@kotonoha/user-db/queries/preferences/preferences'
import type { UserDb } from '@kotonoha/user-db/user-db'
import {
  listPreferences,
  readUnsubscribeToken,
  type Subscriber,
  unsubscribePath,
} from '../notifications/unsubscribe-token'
import type { AccountsHolder } from './accounts-holder'

const listNames = { changelog: 'what is new in Kotonoha', 'weekly-digest': 'your week' } as const

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  // The address is as good as a key to this one choice.
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
}

/** While accounts are away the mail program, or the person, comes again. */
export function createUnsubscribeHandler(
  accounts: Pick<AccountsHolder, 'find'>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const parts = accounts.find()
    if (parts === undefined) return new Response('No such page\n', { status: 404 })
    if (parts === 'unavailable') return toPage(503, awayText, '')
    return parts.answerUnsubscribe(request)
  }
}

const awayText = 'This cannot be done at the moment. Try again in a few minutes.'

/**
 * Ends mails to somebody without a session. A POST does, from a mail program (RFC 8058) or from the
 * page; looking at the address, as scanners of mail do, shows a page with a button and ends nothing.
 */
export function createUnsubscriber({
  userDb,
  vault,
  clock,
}: {
  userDb: UserDb
  vault: Pick<Vault, 'sign'>
  clock: () => Date
}): (request: Request) => Promise<Response> {
  return async ({ method, url }) => {
    const token = new URL(url).pathname.slice(unsubscribePath.length + 1)
    const subscriber = readUnsubscribeToken(vault, token)
    if (subscriber === undefined) {
      return toPage(
        404,
        'This link is not one of ours, or not all of it arrived.',
        '<p>Open it from the mail again, or turn these mails off in your <a href="/app/dict/preferences/notifications">preferences</a>.</p>',
      )
    }
    const name = listNames[subscriber.list]
    if (method === 'GET' || method === 'HEAD') {
      return toPage(
        200,
        `Do you want no more mails about ${name}?`,
        '<form method="post"><button type="submit">No more of these mails</button></form>',
      )
    }
    if (method !== 'POST')
      return new Response(null, { status: 405, headers: { allow: 'GET, POST' } })
    try {
      await unsubscribe(userDb, { ...subscriber, at: clock() })
    } catch {
      return toPage(503, awayText, '')
    }
    return toPage(
      200,
      `No more mails about ${name} will come.`,
      '<p>If that was a mistake, turn them on again in your <a href="/app/dict/preferences/notifications">preferences</a>.</p>',
    )
  }
}

function unsubscribe(
  userDb: UserDb,
  { userId, list, at }: Subscriber & { at: Date },
): Promise<void> {
  return userDb.transaction(async (queries) => {
    // Links outlive accounts; who is gone gets no mails, and nothing is kept of them any more.
    if ((await findAccount(queries, userId)) === undefined) return
    const preferences = [{ name: listPreferences[list], value: false, changedAt: at }]
    await mergePreferences(queries, { userId, preferences, at })
    await dropMailsOfKind(queries, { userId, kind: list })
  })
}

function toPage(status: number, title: string, rest: string): Response {
  return new Response(
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Mails from Kotonoha</title>
<style>
:root { color-scheme: light dark; }
body { background: light-dark(#fff, #1f1f1f); color: light-dark(#1f1f1f, #e8eaed); font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 36rem; padding: 3rem 1.25rem; }
h1 { font-size: 1.375rem; font-weight: 500; line-height: 1.35; }
a { color: light-dark(#0b57d0, #8ab4f8); }
button { background: light-dark(#0b57d0, #8ab4f8); border: 0; border-radius: 8px; color: light-dark(#fff, #1f1f1f); cursor: pointer; font: inherit; font-weight: 500; min-height: 44px; padding: 0 1.25rem; }
</style>
</head>
<body>
<main>
<p>Kotonoha</p>
<h1>${title}</h1>
${rest}
</main>
</body>
</html>
`,
    { status, headers: pageHeaders },
  )
}
