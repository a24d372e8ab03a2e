import { expect, test } from 'vitest'
import { createWorld, newId } from '../../../testing/learners'
import { answerTo, doLessons, onboard, type WireCard } from '../../../testing/study'

// Days as learners live them: four in the morning begins one, in whatever zone, whatever clocks do.

const world = createWorld()

const at = (time: string) => {
  world.now = new Date(time)
  return world.now
}

async function begin(time: string, zone: string) {
  at(time)
  const learner = await world.signIn()
  await onboard(learner, { zone })
  const cards = await doLessons(learner, world.now)
  const [first] = cards
  if (first === undefined) throw new Error('no card')
  let card: WireCard = first
  /** Answers the first card at a moment; gives it as it is then. */
  const answer = async (moment: string) => {
    const reviews = [answerTo(card, at(moment))]
    const submitted = await learner.api.kanji.study.submitReviews({ reviews })
    const [now] = submitted.cards
    if (now === undefined) throw new Error('no card')
    card = now
    return now
  }
  /** Ten cards at a moment, as a day needs to count; gives the streak that comes of it. */
  const keepDay = async (moment: string) => {
    at(moment)
    const { api } = learner
    const all = (await api.kanji.sync.changes({ sinceRevision: 0 })).cards.slice(0, 10)
    await api.kanji.study.submitReviews({ reviews: all.map((each) => answerTo(each, world.now)) })
    return (await api.kanji.dashboard.get()).streak.current
  }
  const dashboard = () => learner.api.kanji.dashboard.get()
  return { ...learner, card, answer, keepDay, dashboard }
}

test('midnight of UTC is no new day in Tokyo: a repeat 40 minutes later is a repeat', async () => {
  const { answer } = await begin('2026-06-01T03:00:00Z', 'Asia/Tokyo')
  // 08:40 and 09:20 of 4 June.
  const first = await answer('2026-06-03T23:40:00Z')
  const second = await answer('2026-06-04T00:20:00Z')
  // FSRS's own scheduler counts a day here, and triples the stability.
  expect(second.stability).toBeLessThan((first.stability ?? 0) * 1.6)
  expect(second.streak).toBe(first.streak)
})

test('four in the morning is: what is answered before belongs to the day before', async () => {
  const { answer, dashboard } = await begin('2026-06-01T03:00:00Z', 'Asia/Tokyo')
  // 03:59 and 04:00 of 5 June.
  await answer('2026-06-04T18:59:00Z')
  const night = await dashboard()
  await answer('2026-06-04T19:00:00Z')
  const morning = await dashboard()
  expect(night.today + 1).toBe(morning.today)
  expect([night.goal.reviewsDone, morning.goal.reviewsDone]).toEqual([1, 1])
})

test.each([
  {
    change: 'a day of 25 hours when summer time ends',
    // 04:30 of the clock on each of the days: 2:30 UTC, then 3:30.
    days: [
      '2026-10-23T02:30:00Z',
      '2026-10-24T02:30:00Z',
      '2026-10-25T03:30:00Z',
      '2026-10-26T03:30:00Z',
    ],
    startOfDay: 3,
  },
  {
    change: 'a day of 23 hours when summer time begins',
    days: [
      '2027-03-26T03:30:00Z',
      '2027-03-27T03:30:00Z',
      '2027-03-28T02:30:00Z',
      '2027-03-29T02:30:00Z',
    ],
    startOfDay: 2,
  },
])('$change is one day, and dues follow the clock', async ({ days, startOfDay }) => {
  const [first = '', ...others] = days
  const { keepDay, answer } = await begin(first, 'Europe/Berlin')
  const streaks: number[] = []
  for (const day of others) streaks.push(await keepDay(day))
  expect(streaks).toEqual([2, 3, 4])
  const card = await answer(days.at(-1) ?? '')
  const due = new Date(card.dueAt ?? '')
  expect([due.getUTCHours(), due.getUTCMinutes()]).toEqual([startOfDay, 0])
})

test('29 February is a day like others', async () => {
  const { keepDay } = await begin('2028-02-27T12:00:00Z', 'Europe/Berlin')
  const streaks: number[] = []
  for (const day of ['2028-02-28', '2028-02-29', '2028-03-01']) {
    streaks.push(await keepDay(`${day}T12:00:00Z`))
  }
  expect(streaks).toEqual([2, 3, 4])
})

test('a flight east skips no day of the streak, and one west counts no day twice', async () => {
  const { api, keepDay, dashboard } = await begin('2026-06-01T20:00:00Z', 'Pacific/Honolulu')
  // 10:00 of 2 June in Honolulu.
  expect(await keepDay('2026-06-02T20:00:00Z')).toBe(2)
  const before = (await dashboard()).heat
  // Six in the evening of 3 June there is one in the afternoon of 4 June in Tokyo.
  at('2026-06-04T04:00:00Z')
  const moveTo = (zone: string) =>
    api.kanji.preferences.update({ mutationId: newId(), preferences: { zone } })
  await moveTo('Asia/Tokyo')
  expect((await dashboard()).heat).toEqual(before)
  expect(await keepDay('2026-06-04T04:30:00Z')).toBe(3)
  at('2026-06-04T05:00:00Z')
  await moveTo('Pacific/Honolulu')
  // 19:10 of 3 June: a day that lies before the last one kept, and joins it.
  const back = await keepDay('2026-06-04T05:10:00Z')
  expect(back).toBe(4)
  // What was done on 4 June in Tokyo is told when that day has come here.
  const countReviews = async () =>
    (await dashboard()).heat.reduce((sum, { reviews }) => sum + reviews, 0)
  expect(await countReviews()).toBe(20)
  at('2026-06-04T20:00:00Z')
  expect(await countReviews()).toBe(30)
})

test('an answer keeps the day that it had where it was given', async () => {
  const { api, card, dashboard } = await begin('2026-06-01T03:00:00Z', 'Asia/Tokyo')
  at('2026-06-04T03:00:00Z')
  const { today } = await dashboard()
  // A device in Honolulu, where it is still the day before.
  const review = { ...answerTo(card, world.now), learnerDay: today - 1 }
  await api.kanji.study.submitReviews({ reviews: [review] })
  const { heat } = await dashboard()
  expect(heat.find(({ day }) => day === today - 1)?.reviews).toBe(1)
  // One that says a day of another week is not believed.
  const other = { ...answerTo({ ...card, reps: card.reps + 1 }, world.now), learnerDay: today + 7 }
  await api.kanji.study.submitReviews({ reviews: [other] })
  expect((await dashboard()).goal.reviewsDone).toBe(1)
})

test('a missed day that was forgiven stands in the history, until an answer given on it comes after all', async () => {
  const { api, keepDay } = await begin('2026-06-01T03:00:00Z', 'Asia/Tokyo')
  const noonOf = (day: number) => `2026-06-${String(day).padStart(2, '0')}T03:00:00Z`
  const listForgiven = async () => {
    const { events } = await api.kanji.progress.listEvents({ limit: 100 })
    return events.filter(({ type }) => type === 'streak-freeze').map(({ at: moment }) => moment)
  }
  // The lessons made the first day count; seven in a row earn a freeze.
  for (let day = 2; day <= 7; day += 1) expect(await keepDay(noonOf(day))).toBe(day)
  expect(await keepDay(noonOf(9))).toBe(8)
  // 8 June ends at four in the morning of the 9th, which is seven in the evening in UTC.
  expect(await listForgiven()).toEqual(['2026-06-08T18:59:59.999Z'])

  // A device that was away brings what was answered on the 8th, of cards not asked since.
  const { cards } = await api.kanji.sync.changes({ sinceRevision: 0 })
  const late = new Date(noonOf(8))
  at('2026-06-09T04:00:00Z')
  await api.kanji.study.submitReviews({
    reviews: cards.slice(0, 10).map((card) => answerTo(card, late)),
  })
  expect((await api.kanji.dashboard.get()).streak.current).toBe(9)
  expect(await listForgiven()).toEqual([])
  expect(await keepDay(noonOf(10))).toBe(10)
  expect(await listForgiven()).toEqual([])
})
