import { beforeEach, expect, test } from 'vitest'
import { createWorld, type Learner, newId } from '../../../testing/learners'
import { createSimplePayments, type SimplePayments } from '../../../testing/simple-payments'
import { onboard } from '../../../testing/study'

const world = createWorld()
let payments: SimplePayments

beforeEach(() => {
  payments = createSimplePayments()
  world.accounts.payments = payments
  world.now = new Date('2026-04-01T12:00:00Z')
})

const dayMs = 86_400_000
const later = (days: number) => new Date(world.now.getTime() + days * dayMs)

/** Goes to the checkout and pays; ends after some days where that is said. */
async function subscribe({ api }: Learner, endsAfterDays?: number): Promise<void> {
  const { termsVersion } = await api.core.billing.getPlan()
  const wish = { mutationId: newId(), plan: 'annual' as const, termsVersion }
  const { checkoutId } = await api.core.billing.startCheckout(wish)
  payments.checkouts.set(`session-${checkoutId}`, 'paid')
  const customer = [...payments.customers.values()].at(-1)
  customer?.subscriptions.push({
    subscriptionId: `sub-${checkoutId}`,
    plan: 'annual',
    status: 'active',
    startedAt: world.now,
    periodEndsAt: later(365),
    cancelsAt: endsAfterDays === undefined ? undefined : later(endsAfterDays),
    endedAt: undefined,
    pastDueSince: undefined,
  })
  await api.core.billing.getCheckout({ checkoutId })
}

const availabilityOf = ({ api }: Learner, curriculumLevelId: number) =>
  api.kanji.study.getStudyAvailability({ curriculumLevelId })

/** The items of a level that have no lesson yet, as a device might name them. */
async function listItemsOfLevel({ api }: Learner, level: number): Promise<number[]> {
  const { items } = await api.kanji.curriculum.listKanji({ curriculumLevel: level })
  return items.map(({ subjectId }) => subjectId)
}

const lessonOf = (subjectId: number, completedAt: Date) => ({
  lessonId: newId(),
  subjectId,
  misses: 0,
  completedAt: completedAt.toISOString(),
})

test('without a plan no level beyond the free ones is to be had by any way, and those are', async () => {
  const learner = await world.signIn()
  const { profile } = await onboard(learner, {}, { startLevel: 2, isLowerAssumed: false })
  expect(profile.level).toBe(1)
  const { study, curriculum } = learner.api.kanji
  const setLevel = curriculum.setLevel({ mutationId: newId(), level: 2 })
  await expect(setLevel).rejects.toThrow('level-needs-subscription')
  expect(await availabilityOf(learner, 2)).toMatchObject({ lessons: { reason: 'subscription' } })
  expect(await availabilityOf(learner, 1)).toMatchObject({ lessons: { reason: 'ok' } })
  const [subjectId = 0] = await listItemsOfLevel(learner, 2)
  const refused = await study.completeLessons({ items: [lessonOf(subjectId, world.now)] })
  expect(refused.results[0]).toMatchObject({
    status: 'rejected',
    reason: 'level-needs-subscription',
  })
  const { lessons } = await study.startSession({ sessionId: newId(), mode: 'lessons', level: 2 })
  expect(lessons).toEqual([])
})

test('a plan opens them, and when it ends what was learnt is asked as before', async () => {
  const learner = await world.signIn()
  await onboard(learner)
  await subscribe(learner, 10)
  const { study, curriculum } = learner.api.kanji
  await curriculum.setLevel({ mutationId: newId(), level: 2 })
  const [learnt = 0, other = 0, lateButDoneThen = 0] = await listItemsOfLevel(learner, 2)
  const done = await study.completeLessons({ items: [lessonOf(learnt, world.now)] })
  expect(done.results[0]).toMatchObject({ status: 'applied' })

  const during = later(9)
  world.now = later(20)
  expect(await availabilityOf(learner, 2)).toMatchObject({ lessons: { reason: 'subscription' } })
  const refused = await study.completeLessons({ items: [lessonOf(other, world.now)] })
  expect(refused.results[0]).toMatchObject({ reason: 'level-needs-subscription' })
  const { cards } = await study.startSession({ sessionId: newId(), mode: 'reviews', size: 100 })
  expect(cards.map(({ subjectId }) => subjectId)).toContain(learnt)

  const arrived = await study.completeLessons({ items: [lessonOf(lateButDoneThen, during)] })
  expect(arrived.results[0]).toMatchObject({ status: 'applied' })
})

test('where nothing is sold every level is there, and nobody is asked for money', async () => {
  world.accounts.payments = undefined
  const learner = await world.signIn()
  const { profile } = await onboard(learner, {}, { startLevel: 2 })
  expect(profile.level).toBe(2)
  expect(await availabilityOf(learner, 2)).toMatchObject({ lessons: { reason: 'ok' } })
  const plan = await learner.api.core.billing.getPlan()
  expect(plan).toMatchObject({ provider: 'off', entitlement: { kind: 'everything' }, prices: [] })
  const wish = { mutationId: newId(), plan: 'annual' as const, termsVersion: plan.termsVersion }
  await expect(learner.api.core.billing.startCheckout(wish)).rejects.toThrow('payments-off')
})

test('an order sent twice is one checkout', async () => {
  const { api } = await world.signIn()
  await api.core.user.createProfile({ mutationId: newId(), firstName: '花子', lastName: '山田' })
  const { termsVersion } = await api.core.billing.getPlan()
  const wish = { mutationId: newId(), plan: 'annual' as const, termsVersion }
  const before = payments.checkouts.size
  const first = await api.core.billing.startCheckout(wish)
  expect(await api.core.billing.startCheckout(wish)).toEqual(first)
  expect(payments.checkouts.size).toBe(before + 1)
})
