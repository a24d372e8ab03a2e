import { wasApplied } from '@kotonoha/user-db/queries/mutations/apply-once'
import type { TRPCError } from '@trpc/server'
import type { Accounts, TokenHolder } from '../accounts/accounts'
import { createCallLimit } from '../accounts/call-limit'
import { requireLiveSession } from '../accounts/identify-learner'
import { type Payments, PaymentsUnavailableError } from '../payments/payments'
import { learnerMutation, learnerProcedure, sensitiveMutation } from '../procedure'
import { toProductError } from '../product-error'
import { syncCustomer } from './sync-customer'

/** Whose payments a procedure is about. */
export interface PayingLearner extends Payments {
  payer: { userId: string; provider: Payments['provider']['name'] }
  /** Asks the payment service how everything is now, and keeps it. */
  sync: () => Promise<void>
}

function toPaying(accounts: Accounts, { userId }: TokenHolder): PayingLearner {
  const { payments, userDb, clock } = accounts
  if (payments === undefined) throw toProductError('payments-off')
  const { provider } = payments
  return {
    ...payments,
    payer: { userId, provider: provider.name },
    sync: () => syncCustomer({ userDb, provider, userId, clock }),
  }
}

/** More than anybody needs, so that no learner uses up what the payment service lets us ask. */
const isOneQuestionTooMany = createCallLimit({ calls: 120, windowMs: 10 * 60_000 })
const isOneChangeTooMany = createCallLimit({ calls: 60, windowMs: 60 * 60_000 })

/** What is thrown instead of an error of the payment service. */
function toUnavailable(result: { ok: boolean; error?: TRPCError }): TRPCError | undefined {
  const isDown = !result.ok && result.error?.cause instanceof PaymentsUnavailableError
  return isDown ? toProductError('payments-unavailable') : undefined
}

/** A question about what a learner bought; each may ask the payment service several things. */
export const billingProcedure = learnerProcedure.use(async ({ ctx, next }) => {
  const isOneTooMany = isOneQuestionTooMany(ctx.learner.userId, ctx.accounts.clock())
  if (isOneTooMany) throw toProductError('too-many-calls')
  const result = await next({ ctx: { paying: toPaying(ctx.accounts, ctx.learner) } })
  const unavailable = toUnavailable(result)
  if (unavailable !== undefined) throw unavailable
  return result
})

/**
 * A change of what a learner buys. The payment service is asked outside of any transaction: what is
 * done there is noted here afterwards (`wasDone`, `once`), and must bear being done twice at once.
 */
export const billingMutation = learnerMutation.use(async ({ ctx, path, next }) => {
  const { userDb } = ctx.accounts
  await requireLiveSession(userDb, ctx.learner, ctx.at)
  const { userId } = ctx.learner
  if (isOneChangeTooMany(userId, ctx.at)) throw toProductError('too-many-calls')
  // One that comes again late must not undo what the learner decided since.
  const wasDone = (mutationId: string) => wasApplied(userDb, { userId, mutationId, kind: path })
  const paying = toPaying(ctx.accounts, ctx.learner)
  const result = await next({ ctx: { paying, wasDone } })
  const unavailable = toUnavailable(result)
  if (unavailable !== undefined) throw unavailable
  return result
})

/** One that whoever finds a device open must not make. */
export const sensitiveBillingMutation = sensitiveMutation.use(({ ctx, next }) =>
  next({ ctx: { paying: toPaying(ctx.accounts, ctx.learner) } }),
)
