// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { parseSessionDocument } from '@kotonoha/study/session/session-document'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setUser } from '../session/user-store'
import { findKeptPlace, keepPlace } from './kept-session'
import { pullChanges } from './pull-changes'
import { refreshSnapshot } from './study-snapshot'
import { buildSnapshot } from './testing/build-snapshot'
import { cardOf, sun, woman } from './testing/sample-items'
import { buildSessionToKeep } from './testing/session-to-keep'

let changed: ReturnType<typeof cardOf>[]

beforeEach(async () => {
  vi.stubGlobal('fetch', async (url: string) => {
    const { now, profile, today } = buildSnapshot()
    const changes = {
      now,
      profile,
      today,
      cards: changed,
      session: null,
      revision: 9,
      hasMore: false,
    }
    const data = url.includes('sync.changes') ? changes : buildSnapshot()
    const headers = { 'content-type': 'application/json' }
    return new Response(JSON.stringify([{ result: { data } }]), { headers })
  })
  setUser({ kind: 'signed-in', userId: 'hanako', firstName: 'Hanako', lastName: 'Yamada' })
  await refreshSnapshot('hanako')
})

afterEach(() => {
  setUser({ kind: 'signed-out' })
  localStorage.clear()
  vi.unstubAllGlobals()
})

test.each([
  ['stopped', '女', { isSuspended: true }],
  ['started over', '女', { isRemoved: true }],
  ['answered', '日女', { reps: 4 }],
])(
  'what was %s on another device leaves %s of 日 and 女 in the session left here',
  async (_, left, change) => {
    const cards = [cardOf(sun, 'meaning'), cardOf(woman, 'meaning')]
    keepPlace('hanako', buildSessionToKeep(cards), { version: 3, nowMs: Date.now() })
    changed = [{ ...cardOf(sun, 'meaning'), ...change, revision: 9 }]
    await pullChanges()
    const { document } = findKeptPlace('hanako', Date.now()) ?? { document: '' }
    const queue = parseSessionDocument(document)?.queue
    const asked = queue?.order.filter((_question, index) => !queue.dropped.includes(index))
    const literals = asked?.map(({ subjectId }) => (subjectId === sun.subjectId ? '日' : '女'))
    expect(literals?.join('')).toBe(left)
  },
)
