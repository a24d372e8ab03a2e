import { InvalidCursorError } from '@kotonoha/dictionary-db/invalid-cursor-error'
import { applyOnce } from '@kotonoha/user-db/queries/mutations/apply-once'
import type { Queries } from '@kotonoha/user-db/user-db'
import { initTRPC, TRPCError } from '@trpc/server'
import { ZodError } from 'zod'
import {
  getAccounts,
  identifyLearner,
  requireLiveSession,
  requireSecondFactor,
} from './accounts/identify-learner'
import { toAccountError } from './accounts/to-account-error'
import { createTurns } from './accounts/turns'
import type { QuestionMeta } from './cacheability'
import type { Context } from './context'
import { toProductError } from './product-error'
import { toReadableInputError } from './readable-input-error'

const trpc = initTRPC
  .context<Context>()
  .meta<QuestionMeta>()
  .create({
    // Else the library puts stack traces on the wire wherever NODE_ENV is not `production`.
    isDev: false,
    errorFormatter({ shape, error }) {
      const { cause } = error
      if (error.code === 'BAD_REQUEST' && cause instanceof ZodError) {
        return { ...shape, message: toReadableInputError(cause) }
      }
      // What broke inside is for the log, not for the wire.
      if (error.code === 'INTERNAL_SERVER_ERROR') {
        return { ...shape, message: 'The server could not answer' }
      }
      return shape
    },
  })

export const router = trpc.router

/** For procedures that need the dictionary: answers `dictionary-not-ready` while there is none. */
export const withDictionary = trpc.middleware(({ ctx, next }) => {
  return next({ ctx: { dictionary: getDictionary(ctx) } })
})

function getDictionary({ dictionary }: Context) {
  if (dictionary === undefined) throw toProductError('dictionary-not-ready')
  return dictionary
}

export const answerInvalidCursor = trpc.middleware(async ({ next }) =>
  refuseInvalidCursor(await next()),
)

/** A cursor that no answer gave is the fault of whoever asks. */
function refuseInvalidCursor<Result extends { ok: true } | { ok: false; error: TRPCError }>(
  result: Result,
): Result {
  if (!result.ok && result.error.cause instanceof InvalidCursorError) {
    throw new TRPCError({ code: 'BAD_REQUEST', message: result.error.cause.message })
  }
  return result
}

/**
 * A question about the dictionary: everybody gets the same answer. Both in one step, for each step
 * costs as much as reading a row, and these are the questions that are asked most.
 */
export const dictionaryProcedure = trpc.procedure
  .meta({ cacheability: 'by-dictionary' })
  .use(async ({ ctx, next }) =>
    refuseInvalidCursor(await next({ ctx: { dictionary: getDictionary(ctx) } })),
  )

/** A question that everybody may ask and that needs no dictionary. */
export const publicProcedure = trpc.procedure

/** Something that the learners' data answers; whoever asks need not be signed in. */
export const accountsProcedure = trpc.procedure.use(async ({ ctx, next }) => {
  const result = await next({ ctx: { accounts: getAccounts(ctx) } })
  const known = result.ok ? undefined : toAccountError(result.error.cause)
  if (known !== undefined) throw known
  return result
})

/**
 * Something of a learner's own. Who asks is told by the token, and that their session still is by
 * what is remembered of it for a short while.
 */
const identifiedProcedure = accountsProcedure.use(async ({ ctx, next }) => {
  const learner = await identifyLearner(ctx.accounts, ctx.accessToken)
  if (!(await ctx.accounts.isSessionAlive(learner))) throw toProductError('session-ended')
  return next({ ctx: { learner } })
})

/** As many as a browser asks at once; a page that is drawn asks a batch or two. */
const takeTurnOfQuestions = createTurns({ atOnce: 6, mostWaiting: 120 })

/** A question about a learner's own data. */
export const learnerProcedure = identifiedProcedure.use(({ ctx, next }) =>
  takeTurnOfQuestions(ctx.learner.userId, () => next()),
)

/**
 * The database orders the changes of one learner anyway, but there each waits with a connection
 * in its hand. More than two full batches wait for no person.
 */
const takeTurnOfChanges = createTurns({ atOnce: 1, mostWaiting: 48 })

/**
 * A change of a learner's own data. What is done within `once` is done once for each mutation id,
 * in one transaction, as long as the session still is one; a repeated call gets the first answer.
 * Changes of one learner come in turn.
 */
export const learnerMutation = identifiedProcedure.use(async ({ ctx, path, next }) => {
  const { accounts, learner } = ctx
  const { userId } = learner
  const at = accounts.clock()
  const guard = (queries: Queries) => requireLiveSession(queries, learner, at)
  const once = <Answer>(mutationId: string, work: (queries: Queries) => Promise<Answer>) =>
    applyOnce(accounts.userDb, { userId, mutationId, kind: path, at, guard }, work)
  return takeTurnOfChanges(userId, () => next({ ctx: { at, once } }))
})

/** A change that a thief of one factor must not make. */
export const sensitiveMutation = learnerMutation.use(async ({ ctx, next }) => {
  await requireSecondFactor(ctx.accounts, ctx.learner)
  return next()
})
