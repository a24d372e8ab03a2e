import { createSeededRandom } from '@kotonoha/srs/seeded-random'
import { statement } from '@kotonoha/user-db/statement'
import { expect, test } from 'vitest'
import { createWorld, type Learner, newId } from '../../../testing/learners'
import { answerTo, doLessons, onboard } from '../../../testing/study'
import { readStudyRows } from '../../../testing/study-rows'

const world = createWorld()
const minuteMs = 60_000

type Item = Parameters<Learner['api']['kanji']['import']['preview']>[0]['items'][number]

const known = { stability: 60, difficulty: 5 }

function item(text: string, more: Partial<Item> = {}): Item {
  const reviewedMinute = Math.floor(world.now.getTime() / minuteMs) - 10 * 24 * 60
  return {
    text,
    kind: 'kanji',
    readings: [],
    wordId: null,
    chosen: null,
    cards: [
      { facets: ['meaning', 'reading'], memory: { ...known, reviewedMinute }, history: null },
    ],
    synonyms: [],
    ...more,
  }
}

let hashes = 0

async function preview({ api }: Learner, items: Item[], sourceHash = nextHash()) {
  const importId = newId()
  const request = { importId, source: 'anki' as const, name: 'a deck', sourceHash, items }
  return { importId, request, ...(await api.kanji.import.preview(request)) }
}

function nextHash(): string {
  hashes += 1
  return hashes.toString(16).padStart(64, '0')
}

const more = ['study_note', 'achievement', 'wanted_subject'].map((table) => ({
  table,
  select: statement<{ row: unknown }>(
    `SELECT to_jsonb(kept) AS row FROM ${table} AS kept WHERE user_id = $1 ORDER BY 1`,
  ),
}))
const profileRow = statement<{ level: number; settings: unknown }>(
  'SELECT level, settings, vacation_since FROM kanji_profile WHERE user_id = $1',
)

/** Every column that an import must leave as it was once it is taken back. */
async function readAll({ userId, api }: Learner): Promise<unknown> {
  const { progress } = api.kanji
  const tables = new Map<string, unknown>()
  for (const { table, select } of more) {
    tables.set(table, await world.userDb.query(select, [userId]))
  }
  return {
    ...(await readStudyRows(world.userDb, userId)),
    ...Object.fromEntries(tables),
    profile: await world.userDb.query(profileRow, [userId]),
    achievements: (await progress.listAchievements()).achievements,
    stats: { ...(await progress.getStats()), revision: undefined },
    histories: await world.userDb.query(histories, [userId]),
  }
}
const histories = statement<unknown>('SELECT * FROM import_review WHERE user_id = $1')

const apply = ({ api }: Learner, importId: string) =>
  api.kanji.import.confirm({ mutationId: newId(), importId })
const revert = ({ api }: Learner, importId: string) =>
  api.kanji.import.revert({ mutationId: newId(), importId })

async function listKanji({ api }: Learner) {
  return (await api.kanji.curriculum.listKanji({ limit: 100 })).items
}

test('what was brought is reviewed next, and counts for nothing until it is', async () => {
  const learner = await world.signIn()
  await onboard(learner)
  const { achievements } = await learner.api.kanji.progress.listAchievements()
  const stats = await learner.api.kanji.progress.getStats()
  const { findings, importId, appliedAt } = await preview(learner, [
    item('日'),
    item('本', { readings: ['なにか'] }),
    item('鬱'),
    item('日', { kind: 'word', text: '見る' }),
  ])
  expect(findings.map(({ outcome }) => outcome)).toEqual(['new', 'new', 'outside', 'new'])
  expect(appliedAt).toBeNull()
  const outcome = await learner.api.kanji.import.getOutcome({ importId })
  const { cards } = await apply(learner, importId)
  // Of 本 the reading that is asked here was not learnt there.
  expect(cards).toBe(5)
  expect(outcome).toMatchObject({ cards, levelNow: 1 })
  const ahead = await learner.api.kanji.progress.getForecast()
  expect(outcome.loadThen).toHaveLength(28)
  expect(ahead.days.slice(0, 7).map((each) => each.component + each.kanji + each.word)).toEqual(
    outcome.loadThen.slice(0, 7),
  )
  expect(await learner.api.kanji.progress.listAchievements()).toMatchObject({ achievements })
  expect(await learner.api.kanji.progress.getStats()).toMatchObject({ retention: stats.retention })
  const { events } = await learner.api.kanji.progress.listEvents({})
  expect(events).toContainEqual(expect.objectContaining({ type: 'import', count: 5 }))
})

test('a card that was answered here stays as it is, to the last column', async () => {
  const learner = await world.signIn()
  await onboard(learner)
  const made = await doLessons(learner, world.now)
  const before = await readStudyRows(world.userDb, learner.userId)
  const items = (await listKanji(learner)).map(({ literal }) => item(literal))
  const { findings, importId } = await preview(learner, items)
  expect(findings.map(({ outcome }) => outcome)).toContain('kept')
  await apply(learner, importId)
  const after = await readStudyRows(world.userDb, learner.userId)
  const touched = new Set(made.map(({ subjectId, facet }) => `${subjectId}/${facet}`))
  expect(touched.size).toBeGreaterThan(0)
  expect(after.card.length).toBeGreaterThan(before.card.length)
  expect(after.card).toEqual(expect.arrayContaining(before.card))
})

test('the same source is brought once, however often it is sent', async () => {
  const learner = await world.signIn()
  await onboard(learner)
  const hash = nextHash()
  const items = [item('日'), item('人')]
  const first = await preview(learner, items, hash)
  await learner.api.kanji.import.preview(first.request)
  const applied = await apply(learner, first.importId)
  const once = await readAll(learner)
  expect(await apply(learner, first.importId)).toEqual(applied)
  const second = await preview(learner, items, hash)
  expect(second.appliedAt).toBe(world.now.toISOString())
  expect(second.findings.map(({ outcome }) => outcome)).toEqual(['here', 'here'])
  // A file that has one more is another, and only that one is new.
  const larger = await preview(learner, [...items, item('本')])
  expect(larger.findings.map(({ outcome }) => outcome)).toEqual(['here', 'here', 'new'])
  expect(await apply(learner, second.importId)).toEqual(applied)
  expect(await readAll(learner)).toEqual(once)
  expect((await learner.api.kanji.import.list()).imports).toHaveLength(1)
})

test('an import that is taken back leaves every column as it was, whatever it brought', async () => {
  for (let seed = 1; seed <= 6; seed += 1) {
    const random = createSeededRandom(seed)
    const learner = await world.signIn()
    await onboard(learner, { newPerDay: 3 + Math.floor(random() * 20) })
    const cards = random() < 0.7 ? await doLessons(learner, world.now) : []
    for (const card of cards) {
      if (random() < 0.5) {
        await learner.api.kanji.study.submitReviews({ reviews: [answerTo(card, world.now)] })
      }
    }
    const [noted] = await listKanji(learner)
    if (noted !== undefined && random() < 0.5) {
      const { subjectId } = noted
      const note = { mutationId: newId(), subjectId, note: 'mine', synonyms: ['own'] }
      await learner.api.kanji.study.setNote(note)
    }
    await learner.api.kanji.dashboard.get()
    const before = await readAll(learner)
    const told = await listEventTypes(learner)
    const items = (await listKanji(learner))
      .filter(() => random() < 0.8)
      .map(({ literal }) => toRandomItem(literal, random))
    const { importId } = await preview(learner, items)
    expect(await readAll(learner)).toMatchObject({ card: (before as { card: unknown }).card })
    const { cards: made } = await apply(learner, importId)
    await learner.api.kanji.dashboard.get()
    const back = await revert(learner, importId)
    expect(back).toMatchObject({ cards: made, kept: 0 })
    expect(await readAll(learner), `seed ${seed}`).toEqual(before)
    expect(await listEventTypes(learner)).toEqual([...told, 'import', 'import-reverted'].toSorted())
  }
})

async function listEventTypes({ api }: Learner): Promise<string[]> {
  const { events } = await api.kanji.progress.listEvents({ limit: 100 })
  return events.map(({ type }) => type).toSorted()
}

function toRandomItem(literal: string, random: () => number): Item {
  const day = Math.floor(random() * 300)
  const reviewedMinute = Math.floor(world.now.getTime() / minuteMs) - day * 24 * 60
  const memory = { stability: 1 + random() * 200, difficulty: 1 + random() * 9, reviewedMinute }
  const history = { days: [20_000, 3, 10], ratings: [3, 3, 3] as (1 | 2 | 3 | 4)[] }
  return item(literal, {
    cards: [
      random() < 0.2
        ? { facets: ['meaning', 'reading'], memory: null, history: null }
        : { facets: ['meaning', 'reading'], memory, history },
    ],
    synonyms: random() < 0.4 ? ['my word', 'own'] : [],
  })
}

test('what was answered since stays when the import is taken back, and is named before', async () => {
  const learner = await world.signIn()
  await onboard(learner)
  const longAgo = Math.floor(world.now.getTime() / minuteMs) - 300 * 24 * 60
  const old = { ...known, reviewedMinute: longAgo }
  const { importId } = await preview(learner, [
    item('日', { cards: [{ facets: ['meaning', 'reading'], memory: old, history: null }] }),
    item('人', { cards: [{ facets: ['meaning', 'reading'], memory: old, history: null }] }),
  ])
  await apply(learner, importId)
  const { cards } = await learner.api.kanji.study.startSession({
    sessionId: newId(),
    mode: 'reviews',
  })
  const [card] = cards
  if (card === undefined) throw new Error('nothing is due')
  await learner.api.kanji.study.submitReviews({ reviews: [answerTo(card, world.now)] })
  const { imports } = await learner.api.kanji.import.list()
  expect(imports).toMatchObject([{ cards: 4, answered: 1 }])
  expect(await revert(learner, importId)).toMatchObject({ cards: 3, kept: 1 })
  const { card: left } = await readStudyRows(world.userDb, learner.userId)
  expect(left).toMatchObject([{ subject_id: card.subjectId, reps: 1 }])
})

test('of two imports of one card the first can go, and the second leads back to before both', async () => {
  const learner = await world.signIn()
  await onboard(learner)
  const before = await readAll(learner)
  const first = await preview(learner, [item('日'), item('人')])
  await apply(learner, first.importId)
  world.now = new Date(world.now.getTime() + minuteMs)
  const second = await preview(learner, [item('日'), item('本')])
  await apply(learner, second.importId)
  expect(await revert(learner, first.importId)).toMatchObject({ cards: 2, kept: 0 })
  expect(await revert(learner, second.importId)).toMatchObject({ cards: 4, kept: 0 })
  expect(await readAll(learner)).toEqual(before)
})

test('an answer that comes late is folded on what was imported', async () => {
  const learner = await world.signIn()
  await onboard(learner)
  const { importId } = await preview(learner, [item('日')])
  await apply(learner, importId)
  const [row] = (await readStudyRows(world.userDb, learner.userId)).card as {
    subject_id: number
    s: number
  }[]
  if (row === undefined) throw new Error('no card was made')
  const card = { subjectId: row.subject_id, facet: 'meaning' as const, reps: 0 }
  const first = new Date(world.now.getTime() + minuteMs)
  const later = new Date(world.now.getTime() + 24 * 60 * minuteMs)
  world.now = new Date(later.getTime() + minuteMs)
  const reviews = [answerTo(card, first), answerTo({ ...card, reps: 1 }, later)] as const
  await learner.api.kanji.study.submitReviews({ reviews: [reviews[1]] })
  await learner.api.kanji.study.submitReviews({ reviews: [reviews[0]] })
  const late = await readStudyRows(world.userDb, learner.userId)
  const [found] = late.card.filter(
    ({ subject_id: id, facet }) => id === row.subject_id && facet === 1,
  )
  expect(found?.s).toBeGreaterThan(row.s)
})

test('after 30 days an import stays', async () => {
  const learner = await world.signIn()
  await onboard(learner)
  const { importId } = await preview(learner, [item('日')])
  await apply(learner, importId)
  world.now = new Date(world.now.getTime() + 30 * 24 * 60 * minuteMs + 1)
  await expect(revert(learner, importId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const { imports } = await learner.api.kanji.import.list()
  expect(imports).toMatchObject([{ expiresAt: null }])
})
