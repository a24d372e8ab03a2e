import { archiveReviews } from '@kotonoha/user-db/queries/study/archive/archive-reviews'
import { useParameterVersion } from '@kotonoha/user-db/queries/training/parameter-versions'
import { statement } from '@kotonoha/user-db/statement'
import { beforeEach, expect, test } from 'vitest'
import { createWorld, type Learner, newId } from '../../../testing/learners'
import { quickForgetter } from '../../../testing/store-answers'
import { answerTo, doLessons, onboard } from '../../../testing/study'
import { readStudyRows } from '../../../testing/study-rows'

const world = createWorld()
const dayMs = 86_400_000

beforeEach(() => {
  world.now = new Date(world.now.getTime() + 400 * dayMs)
})

const pass = (days: number) => {
  world.now = new Date(world.now.getTime() + days * dayMs)
}

const addVersion = statement(`
  INSERT INTO srs_params (user_id, version, w, log_loss, reviews, created_at, active)
  VALUES ($1, 1, $2::jsonb, 0.3, 500, $3, true)`)

/** Lessons, and answers right and wrong on later days; then it is learnt that they forget quickly. */
async function studyAndLearn(): Promise<Learner> {
  const learner = await world.signIn()
  await onboard(learner)
  await doLessons(learner, world.now)
  for (const days of [2, 6]) {
    pass(days)
    const cards = await listCards(learner)
    const reviews = cards.map((card, place) =>
      answerTo(card, world.now, { rating: place % 4 === 0 ? 1 : 3 }),
    )
    for (let from = 0; from < reviews.length; from += 50) {
      await learner.api.kanji.study.submitReviews({ reviews: reviews.slice(from, from + 50) })
    }
  }
  pass(1)
  const parameters = JSON.stringify(quickForgetter)
  await world.userDb.run(addVersion, [learner.userId, parameters, world.now])
  await useParameterVersion(world.userDb, { userId: learner.userId, version: 1 })
  return learner
}

const listCards = async ({ api }: Learner, sinceRevision = 0) =>
  (await api.kanji.sync.changes({ sinceRevision })).cards

/** All portions, one after the other. */
async function reschedule({ api }: Learner, rescheduleId = newId()) {
  let cards = 0
  for (let after: number | null = 0; after !== null; ) {
    const done: { cards: number; next: number | null } = await api.kanji.algorithm.reschedule({
      mutationId: newId(),
      rescheduleId,
      after,
    })
    cards += done.cards
    after = done.next
  }
  return { rescheduleId, cards }
}

const revert = ({ api }: Learner, rescheduleId: string) =>
  api.kanji.algorithm.revertReschedule({ mutationId: newId(), rescheduleId })

const latest = async ({ api }: Learner) => (await api.kanji.algorithm.getModel()).reschedule

test('cards get the dates that the preview showed, and devices hear of them', async () => {
  const learner = await studyAndLearn()
  const { algorithm, progress } = learner.api.kanji
  const before = await listCards(learner)
  const preview = await algorithm.previewReschedule({ after: 0 })
  expect(preview).toMatchObject({ cards: before.length, next: null })
  expect(preview.earlier).toBeGreaterThan(before.length / 2)
  expect(preview.loadNow).not.toEqual(preview.loadThen)
  expect(await listCards(learner)).toEqual(before)

  const revision = Math.max(...before.map((card) => card.revision))
  const { rescheduleId, cards } = await reschedule(learner)
  const changed = await listCards(learner, revision)
  expect(changed).toHaveLength(cards)
  const oldDates = new Map(before.map((card) => [`${card.subjectId}/${card.facet}`, card]))
  const isEarlier = (card: (typeof before)[number]) =>
    (card.dueAt ?? '').slice(0, 10) <
    (oldDates.get(`${card.subjectId}/${card.facet}`)?.dueAt ?? '').slice(0, 10)
  expect(changed.filter(isEarlier)).toHaveLength(preview.earlier)
  for (const card of changed) expect(card.dueAt).not.toBeNull()
  const after = await algorithm.previewReschedule({ after: 0 })
  expect(after).toMatchObject({ earlier: 0, later: 0, loadNow: preview.loadThen })
  expect(await latest(learner)).toMatchObject({ rescheduleId, cards })
  const [event] = (await progress.listEvents({})).events
  expect(event).toMatchObject({ type: 'rescheduled', count: cards })
})

test('taken back, every column of every card is as before', async () => {
  const learner = await studyAndLearn()
  const before = await readStudyRows(world.userDb, learner.userId)
  const { rescheduleId, cards } = await reschedule(learner)
  expect(await readStudyRows(world.userDb, learner.userId)).not.toEqual(before)
  pass(1)
  expect(await revert(learner, rescheduleId)).toEqual({ restored: cards, kept: 0 })
  expect(await readStudyRows(world.userDb, learner.userId)).toEqual(before)
  expect(await latest(learner)).toBeNull()
  const [event] = (await learner.api.kanji.progress.listEvents({})).events
  expect(event).toMatchObject({ type: 'reschedule-reverted', count: cards })
})

test('a card that was answered since keeps what the answer made of it', async () => {
  const learner = await studyAndLearn()
  const { rescheduleId, cards } = await reschedule(learner)
  const [first] = await listCards(learner)
  if (first === undefined) throw new Error('no card')
  pass(1)
  await learner.api.kanji.study.submitReviews({ reviews: [answerTo(first, world.now)] })
  const answered = async () =>
    (await listCards(learner)).find(
      ({ subjectId, facet }) => subjectId === first.subjectId && facet === first.facet,
    )
  const { revision: _, ...wanted } = (await answered()) ?? first
  expect(await revert(learner, rescheduleId)).toEqual({ restored: cards - 1, kept: 1 })
  expect(await answered()).toMatchObject(wanted)
})

test('a portion that is sent again changes nothing more, nor does doing it all again', async () => {
  const learner = await studyAndLearn()
  const asked = { mutationId: newId(), rescheduleId: newId(), after: 0 }
  const done = await learner.api.kanji.algorithm.reschedule(asked)
  const rows = await readStudyRows(world.userDb, learner.userId)
  expect(await learner.api.kanji.algorithm.reschedule(asked)).toEqual(done)
  expect(await reschedule(learner, asked.rescheduleId)).toMatchObject({ cards: 0 })
  expect(await reschedule(learner)).toMatchObject({ cards: 0 })
  expect(await readStudyRows(world.userDb, learner.userId)).toEqual(rows)
  expect(await latest(learner)).toMatchObject({ rescheduleId: asked.rescheduleId })
})

// The tiny course has fewer items than a portion: two that were learnt stand for hundreds.
const copies = 350
const copy = (table: string, more: string) =>
  statement(`
    INSERT INTO ${table}
    SELECT copied.*
    FROM   (SELECT subject_id, row_number() OVER (ORDER BY min(s) DESC) AS place
            FROM   card WHERE user_id = $1 GROUP BY subject_id ORDER BY 2 LIMIT 2) AS chosen
    JOIN   ${table} AS kept ON kept.user_id = $1 AND kept.subject_id = chosen.subject_id
    CROSS  JOIN generate_series(1, ${copies}) AS number,
           jsonb_populate_record(NULL::${table}, to_jsonb(kept) || jsonb_build_object(
             'subject_id', kept.subject_id + 3000000 + chosen.place * 1000 + number ${more})) AS copied`)

test('hundreds of items come in several portions, may stop between two, and go back as one', async () => {
  const learner = await studyAndLearn()
  const { algorithm, progress } = learner.api.kanji
  await world.userDb.run(copy('card', ''), [learner.userId])
  await world.userDb.run(copy('review', `, 'review_id', gen_random_uuid()`), [learner.userId])
  const before = await readStudyRows(world.userDb, learner.userId)
  expect(new Set(before.card.map((row) => row.subject_id)).size).toBeGreaterThan(2 * copies)

  const seen = { portions: 0, cards: 0, earlier: 0, later: 0 }
  for (let after: number | null = 0; after !== null; seen.portions += 1) {
    const portion: Awaited<ReturnType<typeof algorithm.previewReschedule>> =
      await algorithm.previewReschedule({ after })
    seen.cards += portion.cards
    seen.earlier += portion.earlier
    seen.later += portion.later
    after = portion.next
  }
  expect(seen.portions).toBeGreaterThan(2)
  expect(seen.cards).toBe(before.card.length)
  expect(await readStudyRows(world.userDb, learner.userId)).toEqual(before)

  // The first portion alone: each card has one date or the other, and nothing is told of it yet.
  const rescheduleId = newId()
  const part = await algorithm.reschedule({ mutationId: newId(), rescheduleId, after: 0 })
  expect(part.next).not.toBeNull()
  const half = await readStudyRows(world.userDb, learner.userId)
  const toKey = ({ subject_id, facet }: Record<string, unknown>) => `${subject_id}/${facet}`
  const dates = new Map(before.card.map((row) => [toKey(row), row.due_at]))
  const changed = half.card.filter((row) => row.due_at !== dates.get(toKey(row)))
  expect(changed.length).toBeGreaterThan(100)
  for (const row of changed) expect(Number(row.subject_id)).toBeLessThanOrEqual(part.next ?? 0)

  // Gone on from where it stopped, and from the beginning: the same.
  const { cards } = await reschedule(learner, rescheduleId)
  expect(cards).toBeGreaterThan(100)
  expect((await reschedule(learner, rescheduleId)).cards).toBe(0)
  const events = (await progress.listEvents({})).events.filter(({ type }) => type === 'rescheduled')
  expect(events).toMatchObject([{ count: part.cards + cards }])

  expect(await revert(learner, rescheduleId)).toEqual({ restored: part.cards + cards, kept: 0 })
  expect(await readStudyRows(world.userDb, learner.userId)).toEqual(before)
}, 30_000)

test('answers in the archive count like those of the log', async () => {
  const learner = await studyAndLearn()
  const asked = { after: 0 }
  const preview = await learner.api.kanji.algorithm.previewReschedule(asked)
  const beforeDay = Math.floor(world.now.getTime() / dayMs) - 3
  const { userId } = learner
  expect(await archiveReviews(world.userDb, { userId, beforeDay })).toBeGreaterThan(0)
  expect(await learner.api.kanji.algorithm.previewReschedule(asked)).toEqual(preview)
})

test('a day on which nothing was left due stays one, whatever comes to be due', async () => {
  const learner = await studyAndLearn()
  pass(17)
  const isDue = ({ dueAt }: { dueAt: string | null }) =>
    Date.parse(dueAt ?? '') < world.now.getTime()
  const due = (await listCards(learner)).filter(isDue).map(({ subjectId }) => subjectId)
  await reschedule(learner)
  const cards = await listCards(learner)
  expect(cards.map(({ dueAt }) => dueAt)).toContain(world.now.toISOString())
  for (const { subjectId } of cards.filter(isDue)) expect(due).toContain(subjectId)
})

test('only the latest can be taken back, and for 30 days', async () => {
  const learner = await studyAndLearn()
  const refused = { code: 'NOT_FOUND' }
  await expect(revert(learner, newId())).rejects.toMatchObject(refused)
  const first = await reschedule(learner)
  await useParameterVersion(world.userDb, { userId: learner.userId, version: 0 })
  pass(1)
  const second = await reschedule(learner)
  expect(second.cards).toBeGreaterThan(0)
  await expect(revert(learner, first.rescheduleId)).rejects.toMatchObject(refused)
  await revert(learner, second.rescheduleId)
  expect(await latest(learner)).toMatchObject({ rescheduleId: first.rescheduleId })
  pass(30)
  await expect(revert(learner, first.rescheduleId)).rejects.toMatchObject(refused)
  expect(await latest(learner)).toBeNull()
})

test.each([
  [{ after: -1 }, 'a place before the first'],
  [{ after: 1.5 }, 'half an item'],
  [{ after: 1e9 }, 'a place beyond all items'],
  [{ rescheduleId: 'mine' }, 'a name that is no id'],
])('%j is refused: %s', async (wrong, _why) => {
  const { api } = await world.signIn()
  const asked = { mutationId: newId(), rescheduleId: newId(), after: 0, ...wrong }
  await expect(api.kanji.algorithm.reschedule(asked)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})
