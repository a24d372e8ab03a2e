// @vitest-environment jsdom
import { isNotFound, isRedirect } from '@tanstack/react-router'
import { beforeEach, expect, test } from 'vitest'
import { leaveWhenSignedIn, requireSignedOut, requireSignIn, withReturnPath } from './guards'
import { authStorageKey } from './stored-session'
import { setUser, type UserSession } from './user-store'

const signedIn: UserSession = {
  kind: 'signed-in',
  userId: 'user-1',
  firstName: 'Aki',
  lastName: 'Leaf',
}

/** As a browser whose learner was here before: nobody has to be asked. */
function keep(user: UserSession) {
  const session = {
    access_token: `h.${btoa('{"aal":"aal1"}')}.s`,
    refresh_token: 'refresh',
    expires_at: 4_000_000_000,
    user: { id: 'user-1' },
  }
  localStorage.setItem(authStorageKey, JSON.stringify(session))
  setUser(user)
}

/** Where a guard sends the visitor; undefined where it lets them stay. */
async function findWay(guarded: Promise<void>): Promise<unknown> {
  try {
    await guarded
    return undefined
  } catch (thrown) {
    if (isNotFound(thrown)) return 'not found'
    if (isRedirect(thrown)) return thrown.options.href
    throw thrown
  }
}

beforeEach(() => {
  localStorage.clear()
  setUser({ kind: 'signed-out' })
  document.head.innerHTML = '<meta name="kotonoha-accounts" content="on" />'
})

const own = { location: { href: '/app/dict/preferences/account?x=1' } }

test('who is signed out signs in first, and comes back to the very page', async () => {
  expect(await findWay(requireSignIn(own))).toBe(
    '/account/sign-in?returnTo=%2Fapp%2Fdict%2Fpreferences%2Faccount%3Fx%3D1',
  )
})

test('who has no profile yet makes one first', async () => {
  keep({ kind: 'profile', userId: 'user-1' })
  expect(await findWay(requireSignIn(own))).toContain('/account/create-profile?returnTo=')
  expect(await findWay(requireSignedOut(undefined))).toBe('/account/create-profile')
  expect(await findWay(leaveWhenSignedIn(undefined))).toBeUndefined()
})

test('who is signed in stays on pages of their own and leaves the forms to get in', async () => {
  keep(signedIn)
  expect(await findWay(requireSignIn(own))).toBeUndefined()
  expect(await findWay(requireSignedOut(undefined))).toBe('/app/dict')
  expect(await findWay(requireSignedOut('/app/dict/lists'))).toBe('/app/dict/lists')
  expect(await findWay(requireSignedOut('//elsewhere.example'))).toBe('/app/dict')
  expect(await findWay(leaveWhenSignedIn('/app/dict/lists'))).toBe('/app/dict/lists')
})

test('what the browser remembers of a user without a session is not believed', async () => {
  setUser(signedIn)
  expect(await findWay(requireSignIn(own))).toContain('/account/sign-in')
})

test('without accounts none of these pages is there', async () => {
  document.head.innerHTML = ''
  expect(await findWay(requireSignIn(own))).toBe('not found')
  expect(await findWay(requireSignedOut(undefined))).toBe('not found')
})

test('the way home is not worth a return path', () => {
  expect(withReturnPath('/account/sign-in', '/app/dict')).toBe('/account/sign-in')
})
