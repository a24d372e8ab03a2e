import { statement } from '@kotonoha/user-db/statement'
import { beforeEach, expect, test } from 'vitest'
import { createWorld, newId } from '../../../testing/learners'
import { answerTo, doLessons, onboard } from '../../../testing/study'

const world = createWorld()
const dayMs = 86_400_000

beforeEach(() => {
  world.now = new Date('2026-04-01T12:00:00Z')
})
const pass = (ms: number) => {
  world.now = new Date(world.now.getTime() + ms)
}

/** A learner with a kanji and a component that are due. */
async function withDueItems() {
  const learner = await world.signIn()
  await onboard(learner)
  // A component comes directly before its first kanji, which may be some lessons ahead.
  const cards: Awaited<ReturnType<typeof doLessons>> = []
  for (let batch = 0; batch < 4; batch += 1) cards.push(...(await doLessons(learner, world.now)))
  pass(3 * dayMs)
  const { study, curriculum } = learner.api.kanji
  const isDue = (item: { subjectId: number }) =>
    cards.some(({ subjectId }) => subjectId === item.subjectId)
  const kanji = (await curriculum.listKanji({})).items.find(isDue)
  const component = (await curriculum.listComponents({})).items.find(isDue)
  if (kanji === undefined || component === undefined) throw new Error('nothing is due')
  const findState = async () => {
    const { kanji: states } = await study.listStates({ kanjiIds: [kanji.literal] })
    return states[0]
  }
  return { ...learner, study, curriculum, cards, kanji, component, findState }
}

test('the pages of an item say that its reviews are stopped, until they go on', async () => {
  const { study, curriculum, kanji, component, findState } = await withDueItems()
  expect(await findState()).toMatchObject({ state: 'due', isSuspended: false })
  for (const { subjectId } of [kanji, component]) {
    await study.suspend({ mutationId: newId(), subjectId, isSuspended: true })
  }
  expect(await findState()).toMatchObject({ state: 'learning', isSuspended: true })
  expect((await curriculum.getComponentOverview(component.subjectId)).isSuspended).toBe(true)
  const { cards: asked } = await study.startSession({ sessionId: newId(), mode: 'reviews' })
  const stopped = [kanji.subjectId, component.subjectId]
  expect(asked.filter(({ subjectId }) => stopped.includes(subjectId))).toEqual([])
  for (const subjectId of stopped) {
    await study.suspend({ mutationId: newId(), subjectId, isSuspended: false })
  }
  expect(await findState()).toMatchObject({ state: 'due', isSuspended: false })
  expect((await curriculum.getComponentOverview(component.subjectId)).isSuspended).toBe(false)
})

test('a change sent again is done once, though the learner changed their mind meanwhile', async () => {
  const { study, kanji, findState } = await withDueItems()
  const { subjectId } = kanji
  const stop = { mutationId: newId(), subjectId, isSuspended: true }
  const first = await study.suspend(stop)
  await study.suspend({ mutationId: newId(), subjectId, isSuspended: false })
  expect(await study.suspend(stop)).toEqual(first)
  expect(await findState()).toMatchObject({ isSuspended: false })

  const reset = { mutationId: newId(), subjectId }
  const emptied = await study.resetCard(reset)
  pass(60_000)
  const learntAgain = await study.completeLessons({
    items: [{ lessonId: newId(), subjectId, misses: 0, completedAt: world.now.toISOString() }],
  })
  expect(learntAgain.results[0]?.status).toBe('applied')
  expect(await study.resetCard(reset)).toEqual(emptied)
  expect(await findState()).toMatchObject({ state: 'learning' })
})

test('starting over wakes what was stopped, and answers from before no longer count', async () => {
  const { study, cards, kanji, findState } = await withDueItems()
  const { subjectId } = kanji
  const own = cards.filter((card) => card.subjectId === subjectId)
  const late = own.map((card) => answerTo(card, new Date(world.now.getTime() - 1000)))
  await study.suspend({ mutationId: newId(), subjectId, isSuspended: true })
  await study.resetCard({ mutationId: newId(), subjectId })
  await study.submitReviews({ reviews: late })
  expect(await findState()).toMatchObject({ state: 'none', isSuspended: false })
})

test('an item is changed for one learner only, and only by who has learnt it', async () => {
  const owner = await withDueItems()
  const other = await world.signIn()
  await onboard(other)
  const { subjectId } = owner.kanji
  const changes = [
    () => other.api.kanji.study.suspend({ mutationId: newId(), subjectId, isSuspended: true }),
    () => other.api.kanji.study.resetCard({ mutationId: newId(), subjectId }),
  ]
  for (const change of changes) await expect(change()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await doLessons(other, world.now)
  for (const change of changes) await change()
  expect(await owner.findState()).toMatchObject({ state: 'due', isSuspended: false })
})

/** Every card as if it kept failing. */
const failOften = statement(`UPDATE card SET lapses = 9 WHERE user_id = $1`)

/** One question as if it were known for years. */
const know = statement(`
  UPDATE card SET state = 2, s = 400 WHERE user_id = $1 AND subject_id = $2 AND facet = 1`)

test.each([['level'], ['mistakes'], ['leeches']] as const)(
  'practice of %s asks neither what was stopped nor what the learner let go of',
  async (practice) => {
    const { api, userId, study, cards, kanji, component } = await withDueItems()
    const meanings = cards.filter(({ facet }) => facet === 'meaning')
    const missed = meanings.map((card) => answerTo(card, world.now, { rating: 1 }))
    await study.submitReviews({ reviews: missed })
    await world.userDb.run(failOften, [userId])
    const listAsked = async () => {
      const { cards: asked } = await study.startSession({
        sessionId: newId(),
        mode: 'practice',
        practice,
      })
      return asked.map(({ subjectId, facet }) => `${subjectId}/${facet}`)
    }
    const [stopped, known] = [kanji, component].map(({ subjectId }) => `${subjectId}/meaning`)
    expect(await listAsked()).toEqual(expect.arrayContaining([stopped, known]))

    await study.suspend({ mutationId: newId(), subjectId: kanji.subjectId, isSuspended: true })
    await world.userDb.run(know, [userId, component.subjectId])
    await api.kanji.preferences.update({
      mutationId: newId(),
      preferences: { isRetiringOn: true },
    })
    const asked = await listAsked()
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter((key) => key.startsWith(`${kanji.subjectId}/`))).toEqual([])
    expect(asked).not.toContain(known)
    // Nor does the dashboard offer to practise them.
    const { mistakes, troubles } = await api.kanji.dashboard.get()
    const offered = [...mistakes, ...troubles].map(
      ({ tile, facet }) => `${tile.subjectId}/${facet}`,
    )
    expect(offered.filter((key) => key.startsWith(`${kanji.subjectId}/`))).toEqual([])
    expect(offered).not.toContain(known)
  },
)

test('a session asked for again, its answer being lost, leaves out what was stopped meanwhile', async () => {
  const { study, kanji } = await withDueItems()
  const wish = { sessionId: newId(), mode: 'practice', practice: 'level' } as const
  const isOfKanji = ({ subjectId }: { subjectId: number }) => subjectId === kanji.subjectId
  expect((await study.startSession(wish)).cards.some(isOfKanji)).toBe(true)
  await study.suspend({ mutationId: newId(), subjectId: kanji.subjectId, isSuspended: true })
  const again = await study.startSession(wish)
  expect(again.cards.length).toBeGreaterThan(0)
  expect(again.cards.filter(isOfKanji)).toEqual([])
})
