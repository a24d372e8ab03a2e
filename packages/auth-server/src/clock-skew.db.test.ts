import { expect, test } from 'vitest'
import { autoconfirm, signUpNew, startTestAuth } from './testing/test-auth'

const auth = startTestAuth(autoconfirm)

const refresh = (token: string) =>
  auth.ask('POST', '/token?grant_type=refresh_token', { body: { refresh_token: token } })

test('a token of a machine whose clock is ahead is good on one whose clock is behind', async () => {
  const session = await signUpNew(auth)
  auth.pass(-30)
  expect((await auth.ask('GET', '/user', { token: session.access_token })).status).toBe(200)
  expect(await auth.service.verifyAccessToken(session.access_token)).toBeDefined()
  auth.pass(30)
})

test('a clock that is set back ends no session and brings no old token back', async () => {
  const session = await signUpNew(auth)
  const first = await refresh(session.refresh_token)
  const second = await refresh(first.body.refresh_token)
  auth.pass(-3600)
  const third = await refresh(second.body.refresh_token)
  expect(third.status).toBe(200)
  auth.pass(3600 + 60)
  // Two steps behind and a minute later: whoever sends it stole it, or was stolen from.
  expect((await refresh(first.body.refresh_token)).body.code).toBe('refresh_token_already_used')
})

test('an access token is over at its time, remembered or not', async () => {
  const { access_token: token } = await signUpNew(auth)
  await auth.service.verifyAccessToken(token)
  auth.pass(3601)
  await expect(auth.service.verifyAccessToken(token)).rejects.toMatchObject({ code: 'bad_jwt' })
  expect((await auth.ask('GET', '/user', { token })).body.code).toBe('bad_jwt')
})
