import { createWorld, type Learner, newId } from '@kotonoha/api/testing/learners'
import { ownDataPath } from '@kotonoha/contract/core/user/own-data-path'
import { toSharedListPath } from '@kotonoha/contract/dict/lists/shared-list-path'
import { expect, test } from 'vitest'
import { createTinyServer, toBatchPath, toQueryPath } from '../testing/tiny-server'
import type { AccountParts } from './accounts-holder'

const world = createWorld()

/** What the server's holder has at the moment. */
let isReachable = true

/** Stands for the site's own module: shows what it is answered about the list that its address names. */
const drawing = `
  export async function drawFirstView({ address, answerCall }) {
    const [, shareToken] = /drawn=([\\w-]+)/.exec(address) ?? []
    if (shareToken === undefined) return undefined
    const input = { shareToken, first: 1 }
    const { data, error } = await answerCall('dict.lists.getSharedList', input)
    const html = '<p>' + (error?.message ?? [data.itemCount, ...data.items.map((item) => item.text)])
    return { status: error ? 404 : 200, path: '/drawn', html, title: 'A list', answers: [] }
  }`

const { ask, logged } = createTinyServer({
  siteFiles: { '.server/first-view.mjs': drawing },
  accounts: () => ({
    find(): AccountParts | 'unavailable' {
      if (!isReachable) return 'unavailable'
      return {
        accounts: world.accounts,
        realtime: { answer: async () => new Response(), stop: async () => {} },
        clientOf: () => '203.0.113.7',
        answerUnsubscribe: async () => new Response(null, { status: 404 }),
        answerPayments: async () => new Response(),
        answerAuth: (request) => Response.json({ path: new URL(request.url).pathname }),
        stop: async () => {},
      }
    },
    stop: async () => {},
  }),
})

const headersOf = ({ context }: Learner, more: Record<string, string> = {}) => ({
  authorization: `Bearer ${context.accessToken}`,
  ...more,
})

function change(learner: Learner, procedure: string, input: object): Promise<Response> {
  return ask(`/api/${procedure}`, {
    method: 'POST',
    headers: headersOf(learner, { 'content-type': 'application/json' }),
    body: JSON.stringify({ mutationId: newId(), ...input }),
  })
}

test('the bearer token says who asks, and nobody keeps the answer', async () => {
  const learner = await world.signIn()
  const me = await ask('/api/core.user.getMe', { headers: headersOf(learner) })
  expect(me.status).toBe(200)
  expect(me.headers.get('cache-control')).toBe('no-store')
  expect((await me.json()).result.data).toMatchObject({ userId: learner.userId })
  const nobody = await ask('/api/core.user.getMe')
  expect(nobody.status).toBe(401)
  expect((await nobody.json()).error).toMatchObject({ message: 'not-signed-in' })
})

test.each([
  ['Basic abc', 'another scheme'],
  ['Bearer', 'no token'],
  ['Bearer a b', 'two tokens'],
  ['Bearer forged', 'a token of nobody'],
])('Authorization: %s is no sign-in: %s', async (authorization) => {
  const response = await ask('/api/core.user.getMe', { headers: { authorization } })
  expect(response.status).toBe(401)
})

test('in a batch with questions about the dictionary a learner is still who they are', async () => {
  const learner = await world.signIn()
  const path = toBatchPath([['core.user.getMe'], ['dict.about.getDictionary']])
  const response = await ask(path, { headers: headersOf(learner) })
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toMatchObject([
    { result: { data: { userId: learner.userId } } },
    { result: { data: { edition: 'full' } } },
  ])
})

test('a mutation is never answered to a GET', async () => {
  const learner = await world.signIn()
  const path = toQueryPath('core.user.requestDeletion', { mutationId: newId() })
  const response = await ask(path, { headers: headersOf(learner) })
  expect(response.status).toBe(405)
})

test('own data comes as a download, to its owner only', async () => {
  const learner = await world.signIn()
  const response = await ask(ownDataPath, { headers: headersOf(learner) })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="kotonoha-/)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const [first, second] = new Uint8Array(await response.arrayBuffer())
  expect([first, second]).toEqual([0x50, 0x4b])
  expect((await ask(ownDataPath)).status).toBe(401)
  expect((await ask(ownDataPath, { method: 'POST' })).status).toBe(405)
})

test('the page of a shared list names it for previews, is not indexed, and ends with the link', async () => {
  const learner = await world.signIn()
  const listId = newId()
  await change(learner, 'dict.lists.createList', { listId, name: '<b>"Food"' })
  await change(learner, 'dict.lists.addItems', {
    listId,
    items: [{ thing: { kind: 'kanji', kanjiId: '食' } }],
  })
  const shared = await (await change(learner, 'dict.lists.createShareLink', { listId })).json()
  const path = toSharedListPath(shared.result.data.shareToken)
  const page = await ask(path)
  expect(page.status).toBe(200)
  expect(page.headers.get('x-robots-tag')).toBe('noindex')
  expect(page.headers.get('cache-control')).toBe('no-store')
  const html = await page.text()
  expect(html).toContain('&lt;b')
  expect(html).not.toContain('<b>')
  expect(html).toContain('A list of 1 item. 食')
  await change(learner, 'dict.lists.withdrawShareLink', { listId })
  expect((await ask(path)).status).toBe(404)
  expect((await ask(toSharedListPath('x'))).status).toBe(404)
  expect(logged()).not.toContain(shared.result.data.shareToken)
})

test('a shared list is drawn as it is now, for nobody to keep, and its answer goes into no other page', async () => {
  const learner = await world.signIn()
  const listId = newId()
  const add = (kanjiId: string) =>
    change(learner, 'dict.lists.addItems', {
      listId,
      items: [{ thing: { kind: 'kanji', kanjiId } }],
    })
  await change(learner, 'dict.lists.createList', { listId, name: 'Food' })
  await add('食')
  const shared = await (await change(learner, 'dict.lists.createShareLink', { listId })).json()
  const { shareToken } = shared.result.data
  const open = async () => {
    const page = await ask(`${toSharedListPath(shareToken)}?drawn=${shareToken}`)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('x-robots-tag')).toBe('noindex')
    expect(page.headers.get('referrer-policy')).toBe('same-origin')
    expect(page.headers.get('etag')).toBeNull()
    const html = await page.text()
    expect(html).not.toContain('rel="canonical"')
    return { status: page.status, html }
  }
  expect((await open()).html).toContain('data-path="/drawn"><p>1,食')
  await add('生')
  expect((await open()).html, 'its owner has changed it').toContain('<p>2,食')
  const other = await ask(`/terms?drawn=${shareToken}`)
  expect(await other.text()).toContain('<p>accounts-off')
  await change(learner, 'dict.lists.withdrawShareLink', { listId })
  expect(await open()).toMatchObject({ status: 404, html: expect.not.stringContaining('食') })
})

test('a long answer of a learner is compressed for those who take it', async () => {
  const response = await ask('/api/core.legal.getPrivacyPolicy', {
    headers: { 'accept-encoding': 'gzip' },
  })
  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect((await response.json()).result.data.mdxContent).toContain('Privacy')
})

test('while the accounts are away the dictionary answers, and all of theirs says so at once', async () => {
  const learner = await world.signIn()
  isReachable = false
  try {
    const answers = {
      me: await ask('/api/core.user.getMe', { headers: headersOf(learner) }),
      auth: await ask('/auth/v1/user'),
      download: await ask(ownDataPath, { headers: headersOf(learner) }),
    }
    for (const [name, response] of Object.entries(answers)) {
      expect(response.status, name).toBe(503)
      expect(response.headers.get('cache-control'), name).toBe('no-store')
    }
    expect((await answers.me.json()).error.message).toBe('accounts-unavailable')
    const kanji = await ask(toQueryPath('dict.kanji.getDefinitionOverview', '食'))
    expect(kanji.status).toBe(200)
    expect((await ask('/dev/mailbox')).status).toBe(404)
  } finally {
    isReachable = true
  }
  expect((await ask('/auth/v1/user')).status).toBe(200)
})
