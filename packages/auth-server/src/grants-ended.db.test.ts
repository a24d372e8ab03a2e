import { randomUUID } from 'node:crypto'
import { findLiveGrant, insertGrant } from '@kotonoha/user-db/queries/agent/grants'
import { findToken, insertToken } from '@kotonoha/user-db/queries/agent/tokens'
import { expect, test } from 'vitest'
import { autoconfirm, newAddress, startTestAuth } from './testing/test-auth'

const auth = startTestAuth(autoconfirm)
const password = 'correct horse'

interface Learner {
  email: string
  userId: string
  token: string
}

/** A learner with an assistant that may act for them; gives what says whether it still may. */
async function letAssistantIn() {
  const email = newAddress()
  const { body } = await auth.ask('POST', '/signup', { body: { email, password } })
  const learner: Learner = { email, userId: body.user.id, token: body.access_token }
  const { userId } = learner
  const key = { userId, grantId: randomUUID() }
  const at = new Date()
  const expiresAt = new Date(at.getTime() + 86_400_000)
  await insertGrant(auth.userDb, {
    ...key,
    kind: 'oauth',
    name: 'Assistant',
    hint: '',
    clientId: 'client',
    scopes: ['dictionary:read'],
    createdAt: at,
    expiresAt,
    lastUsedAt: null,
  })
  const tokenHash = randomUUID()
  await insertToken(auth.userDb, { ...key, tokenHash, kind: 'refresh', expiresAt })
  const isLetIn = async () => {
    const grant = await findLiveGrant(auth.userDb, { ...key, at })
    const token = await findToken(auth.userDb, tokenHash)
    // One without the other would open nothing, or come back.
    expect(token === undefined).toBe(grant === undefined)
    return grant !== undefined
  }
  return { learner, isLetIn }
}

const asAdmin = async (method: string, { userId }: Learner, body?: object) =>
  auth.ask(method, `/admin/users/${userId}`, { token: await auth.signAdminToken(), body })

test.each<[string, (learner: Learner) => Promise<{ status: number }>]>([
  [
    'a new password',
    ({ token }) => auth.ask('PUT', '/user', { token, body: { password: 'another horse' } }),
  ],
  ['signing out the others', ({ token }) => auth.ask('POST', '/logout?scope=others', { token })],
  ['signing out everywhere', ({ token }) => auth.ask('POST', '/logout?scope=global', { token })],
  ['a suspension', (learner) => asAdmin('PUT', learner, { ban_duration: '24h' })],
  ['a password that support set', (learner) => asAdmin('PUT', learner, { password: 'horse four' })],
  ['the removal of the account', (learner) => asAdmin('DELETE', learner)],
  ['its emptying', (learner) => asAdmin('DELETE', learner, { should_soft_delete: true })],
])('%s ends what assistants were allowed, at once', async (_name, act) => {
  const { learner, isLetIn } = await letAssistantIn()
  const other = await letAssistantIn()
  expect(await isLetIn()).toBe(true)
  expect((await act(learner)).status).toBeLessThan(300)
  expect(await isLetIn()).toBe(false)
  expect(await other.isLetIn()).toBe(true)
})

test.each<[string, (learner: Learner) => Promise<{ status: number }>]>([
  ['signing out here', ({ token }) => auth.ask('POST', '/logout?scope=local', { token })],
  ['a sign-in elsewhere', ({ email }) => signIn(email, password)],
  ['a wrong password', ({ email }) => signIn(email, 'wrong')],
  ['a name', ({ token }) => auth.ask('PUT', '/user', { token, body: { data: { name: 'Aki' } } })],
])('%s leaves them be', async (_name, act) => {
  const { learner, isLetIn } = await letAssistantIn()
  await act(learner)
  expect(await isLetIn()).toBe(true)
})

const signIn = (email: string, given: string) =>
  auth.ask('POST', '/token?grant_type=password', { body: { email, password: given } })
