import { createWorld, type Learner, newId } from '@kotonoha/api/testing/learners'
import type { Plan } from '@kotonoha/billing/plan'
import { UserDbUnavailableError } from '@kotonoha/user-db/user-db-error'
import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createLog } from '../../../log'
import { handleEvents } from '../../handle-events'
import { reconcile } from '../../reconcile'
import { openStripe } from '../open-stripe'
import { createStripeProvider } from '../stripe-provider'
import { stripeWebhookPath } from '../stripe-settings'
import { createStripeWebhook } from '../stripe-webhook'
import { type ServedStripe, serveFakeStripe } from './serve-fake-stripe'
import type { FakeEvent } from './stripe-payment-objects'

export const secretKey = 'sk_test_keyOfTests'
export const webhookSecret = 'whsec_secretOfTests'

/** The one before, which is good still while it is changed. */
export const olderSecret = 'whsec_olderSecretOfTests'

export const dayMs = 86_400_000

const start = new Date('2026-04-01T12:00:00Z')

/** To be called at the top of a test file: learners who pay by a Stripe that is not one. */
export function createStripeWorld() {
  const world = createWorld()
  const lines: string[] = []
  const log = createLog({
    level: 'debug',
    format: 'json',
    write: (text) => lines.push(text),
    now: () => new Date(),
  })
  const state = {} as {
    stripe: ServedStripe
    work: Parameters<typeof reconcile>[0]
    answer: ReturnType<typeof createStripeWebhook>
    /** The same while the database cannot be reached. */
    answerWhileAway: ReturnType<typeof createStripeWebhook>
  }

  beforeAll(async () => {
    state.stripe = await serveFakeStripe(start)
    const apiUrl = new URL(state.stripe.origin)
    const settings = {
      secretKey,
      webhookSecrets: [webhookSecret, olderSecret],
      tax: 'off' as const,
      apiUrl,
    }
    const stripe = await openStripe(settings)
    const { userDb } = world
    const clock = () => world.now
    const provider = createStripeProvider({ stripe, settings, clock, log })
    state.work = { userDb, provider, clock, log }
    const options = { stripe, settings, provider: provider.name, userDb, clock, log }
    state.answer = createStripeWebhook(options)
    const away = async () => {
      throw new UserDbUnavailableError('unreachable', undefined)
    }
    state.answerWhileAway = createStripeWebhook({ ...options, userDb: { ...userDb, run: away } })
    world.accounts.payments = {
      provider,
      freeLevels: 1,
      findOffer: () => undefined,
      siteUrl: 'https://kotonoha.test',
      announceWithdrawal: async () => {},
    }
  })
  beforeEach(() => {
    state.stripe.faults.length = 0
    state.stripe.isDown = false
  })
  afterAll(() => state.stripe?.stop())

  /** Puts the clocks of both to a moment; Stripe does meanwhile what is due. */
  function goTo(moment: Date): void {
    world.now = moment
    state.stripe.books.advanceTo(moment)
  }

  const customerOf = ({ userId }: Learner): string => {
    const { customers } = state.stripe.books
    const own = customers.find((each) => !each.deleted && each.metadata.user_id === userId)
    if (own === undefined) throw new RangeError('no customer yet')
    return own.id
  }

  async function beginCheckout({ api }: Learner, plan: Plan) {
    const { termsVersion } = await api.core.billing.getPlan()
    const wish = { mutationId: newId(), plan, termsVersion }
    const { checkoutId, url } = await api.core.billing.startCheckout(wish)
    return { checkoutId, sessionId: url.split('/').at(-1) ?? '', wish }
  }

  const sign = (payload: string, secret = webhookSecret, at = world.now): string =>
    Stripe.webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp: Math.floor(at.getTime() / 1000),
    })

  const toRequest = (body: string, headers: Record<string, string>) =>
    new Request(`https://kotonoha.test${stripeWebhookPath}`, { method: 'POST', body, headers })
  const post = (body: string, headers: Record<string, string>, client = 'stripe') =>
    state.answer(toRequest(body, headers), client)

  return {
    world,
    get stripe() {
      return state.stripe
    },
    get books() {
      return state.stripe.books
    },
    get work() {
      return state.work
    },
    goTo,
    passDays: (days: number) => goTo(new Date(world.now.getTime() + days * dayMs)),
    customerOf,
    beginCheckout,
    post,
    sign,
    postWhileAway: (body: string, headers: Record<string, string>) =>
      state.answerWhileAway(toRequest(body, headers), 'stripe'),
    /** All that was logged. */
    readLog: () => {
      log.flush()
      return lines.join('')
    },
    async buy(learner: Learner, plan: Plan) {
      const begun = await beginCheckout(learner, plan)
      state.stripe.books.pay(begun.sessionId)
      return begun
    },
    /** Sends an event as Stripe does. */
    tell: (event: FakeEvent) => {
      const payload = JSON.stringify(event)
      return post(payload, { 'stripe-signature': sign(payload) })
    },
    handle: () => handleEvents(state.work),
    reconcile: () => reconcile(state.work),
    entitlementOf: async ({ api }: Learner) => (await api.core.billing.getPlan()).entitlement,
  }
}
