import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { syncCustomer } from '@kotonoha/api/billing/sync-customer'
import type { PaymentProvider, Payments } from '@kotonoha/api/payments/payments'
import { PaymentsUnavailableError } from '@kotonoha/api/payments/payments'
import { findCustomer } from '@kotonoha/user-db/queries/billing/customers'
import { keepEvent } from '@kotonoha/user-db/queries/billing/events'
import { findBillingFacts } from '@kotonoha/user-db/queries/billing/facts'
import type { UserDb } from '@kotonoha/user-db/user-db'
import type { Log } from '../log'
import { type RepeatedJob, repeatJob } from '../repeat-job'
import { type EventWork, handleEvents } from './handle-events'
import type { PaymentSettings } from './payment-settings'
import { reconcile } from './reconcile'
import { rememberOffer } from './remember-offer'
import { openStripePayments } from './stripe/open-stripe-payments'
import { createTestPages } from './test-payments/test-pages'
import { createTestProvider } from './test-payments/test-provider'
import { openTestState } from './test-payments/test-state'

const handlePauseMs = 5_000

/** A node looks so often whether it is its turn. */
const reconcilePauseMs = 5 * 60 * 1000

export interface PaymentOptions {
  settings: PaymentSettings
  userDb: UserDb
  dataFolder: string
  siteUrl: string
  announceWithdrawal: Payments['announceWithdrawal']
  clock: () => Date
  log: Log
}

/** All that makes selling work; undefined parts where nothing is sold. */
export interface OpenPayments {
  payments: Payments | undefined
  /**
   * Answers the pages of the test payments and what the payment service tells; `client` is who
   * asks, for limits.
   */
  answer: (request: Request, client: string) => Promise<Response>
  /** Ends the contracts of an account that is about to be deleted. */
  forgetLearner: (userId: string) => Promise<void>
  stop: () => Promise<void>
}

const nothingHere = () => new Response('No such page\n', { status: 404 })

const noPayments: OpenPayments = {
  payments: undefined,
  answer: async () => nothingHere(),
  forgetLearner: async () => {},
  stop: async () => {},
}

/** Opens what the settings say, and starts what works on it. */
export async function openPayments(options: PaymentOptions): Promise<OpenPayments> {
  const { settings } = options
  if (settings.provider === 'off') return noPayments
  const { freeLevels } = settings
  const { userDb, siteUrl, announceWithdrawal, clock, log } = options
  const { provider, answer } =
    settings.provider === 'stripe'
      ? await openStripePayments({ settings: settings.stripe, userDb, clock, log })
      : openTestPayments(options)
  const work = { userDb, provider, clock, log }
  const jobs: RepeatedJob[] = [
    repeatJob(() => handleEvents(work), {
      name: 'handle payment events',
      pauseMs: handlePauseMs,
      log,
    }),
    repeatJob(() => reconcile(work), {
      name: 'reconcile payments',
      pauseMs: reconcilePauseMs,
      log,
    }),
  ]
  return {
    payments: {
      provider,
      freeLevels,
      findOffer: rememberOffer({ provider, freeLevels }),
      siteUrl,
      announceWithdrawal,
    },
    answer,
    forgetLearner: (userId) => forgetLearner(work, userId),
    async stop() {
      await Promise.all(jobs.map((each) => each.stop()))
    },
  }
}

interface OpenProvider {
  provider: PaymentProvider
  answer: OpenPayments['answer']
}

function openTestPayments({ userDb, dataFolder, clock, log }: PaymentOptions): OpenProvider {
  const newId = () => randomUUID()
  const file = openTestState(join(dataFolder, 'test-payments.json'))
  const test = { ...file, clock, newId }
  const provider = createTestProvider(test)
  const told = async (customerId: string) => {
    const event = { eventId: `test_event_${newId()}`, provider: 'test' as const, type: 'changed' }
    await keepEvent(userDb, { ...event, objectId: customerId, customerId, at: clock() })
    await handleEvents({ userDb, provider, clock, log })
  }
  const pages = createTestPages(test, told)
  return { provider, answer: async (request) => pages.fetch(request) }
}

/** What is to be given back is given back first: afterwards nobody would know of it. */
async function forgetLearner(
  { userDb, provider, clock }: EventWork,
  userId: string,
): Promise<void> {
  const payer = { userId, provider: provider.name }
  await syncCustomer({ userDb, provider, userId, clock })
  const customerId = await findCustomer(userDb, payer)
  if (customerId === undefined) return
  const { purchases } = await findBillingFacts(userDb, payer)
  const isOwed = purchases.some((each) => each.withdrawnAt !== undefined && !each.refundedAt)
  if (isOwed) throw new PaymentsUnavailableError('a payment is to be given back still')
  await provider.forgetCustomer(customerId)
}
