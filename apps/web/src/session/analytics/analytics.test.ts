// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client'
import { noChoices } from '../preferences/own-choices'
import { usePreferences } from '../preferences/preferences-store'
import { setUser } from '../user-store'
import { hasAgreed } from './has-agreed'
import { startAnalytics } from './start-analytics'

const host = 'https://counting.test'
const sent: { url: string; body: string }[] = []

const learner = { kind: 'signed-in', userId: 'u-1', firstName: '花子', lastName: '山田' } as const

/** The address of a page that was looked up, which nobody shall hear of. */
const lookedUp = '/app/dict/words/1358280/kanji?spelling=食べる#とき'

const shown = new Set<() => void>()
const router = {
  state: { matches: [{ fullPath: '/app/dict/words/$id/kanji' }] },
  subscribe: (_event: 'onResolved', listener: () => void) => {
    shown.add(listener)
    return () => shown.delete(listener)
  },
}

function setMark() {
  const mark = document.createElement('meta')
  mark.name = 'kotonoha-analytics'
  mark.content = `phc_key_of_tests ${host}`
  document.head.append(mark)
}

/** As the account holds it once it was asked. */
function agree(isOn: boolean, userId = 'u-1') {
  const changedAt = { agreesToAnalytics: new Date(0).toISOString() }
  usePreferences.setState({
    agreesToAnalytics: isOn,
    own: { ...noChoices, account: { userId, changedAt } },
  })
}

interface SentEvent {
  event: string
  properties: Record<string, unknown>
}

const bodies = () => sent.flatMap(({ body }): SentEvent[] => JSON.parse(body).batch)

beforeEach(() => {
  sent.splice(0)
  shown.clear()
  document.title = '食べる | Words'
  history.replaceState(null, '', lookedUp)
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    sent.push({ url: String(url), body: String(body) })
    return Response.json({ status: 1 })
  })
  setUser({ kind: 'signed-out' })
  agree(false)
})
afterEach(() => {
  agree(false)
  vi.unstubAllGlobals()
  document.head.replaceChildren()
  localStorage.clear()
})

test('without a service nothing is counted, whatever the account says', () => {
  startAnalytics(router)
  setUser(learner)
  agree(true)
  expect(shown.size).toBe(0)
})

test('a browser that asks not to be tracked is not, whatever the account says', () => {
  setMark()
  setUser(learner)
  agree(true)
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { globalPrivacyControl: true }),
  )
  startAnalytics(router)
  expect(shown.size).toBe(0)
})

test('pages are counted by their pattern and changes by their name, until the learner says no', async () => {
  setMark()
  setUser(learner)
  startAnalytics(router)
  for (const listener of shown) listener()
  await vi.dynamicImportSettled()
  expect(sent).toEqual([])
  agree(true)
  await expect.poll(() => bodies().map(({ event }) => event)).toEqual(['$pageview'])
  expect(bodies()[0]?.properties).toMatchObject({
    distinct_id: 'u-1',
    token: 'phc_key_of_tests',
    page: '/app/dict/words/$id/kanji',
  })

  const mutations = queryClient.getMutationCache()
  const build = (name: string) =>
    mutations.build(queryClient, {
      mutationKey: [name.split('.')],
      mutationFn: async () => ({ name: 'list of 食べる' }),
    })
  await build('dict.lists.createList').execute({ text: '食べる' })
  await build('kanji.study.submitReviews').execute({ answer: '食べる' })
  await expect
    .poll(() => bodies().slice(1))
    .toMatchObject([{ event: 'change made', properties: { procedure: 'dict.lists.createList' } }])

  const all = JSON.stringify(sent)
  expect(sent.every(({ url }) => url.startsWith(`${host}/`))).toBe(true)
  expect(decodeURIComponent(all)).not.toMatch(
    /[\u3040-\u30ff\u4e00-\u9fff]|\\u[0-9a-f]{4}|1358280|spelling=|current_url|title|referrer|user_agent/,
  )
  expect(document.cookie).toBe('')
  expect(Object.keys(localStorage)).toEqual(['user-store', 'preferences-store'])
  expect(Object.keys(sessionStorage)).toEqual([])

  const before = sent.length
  agree(false)
  for (const listener of shown) listener()
  await build('dict.lists.createList').execute({})
  agree(true)
  await expect.poll(() => sent.length).toBeGreaterThan(before)
  // Nothing of the time in between; and again under the learner's id.
  expect(
    bodies()
      .slice(before)
      .map(({ event }) => event)[0],
  ).toBe('$identify')
  setUser({ kind: 'signed-out' })
  const atEnd = sent.length
  for (const listener of shown) listener()
  await Promise.resolve()
  expect(sent).toHaveLength(atEnd)
})

test('the yes of the learner before is not that of the next one on the device', () => {
  agree(true, 'u-1')
  expect(hasAgreed(usePreferences.getState(), 'u-1')).toBe(true)
  expect(hasAgreed(usePreferences.getState(), 'u-2')).toBe(false)
  // The next one signs in: their account has not been asked yet, the values are still there.
  const own = { ...noChoices, account: { userId: 'u-2', changedAt: {} } }
  expect(hasAgreed({ agreesToAnalytics: true, own }, 'u-2')).toBe(false)
})
