import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import type { TRPCOptionsProxy } from '@trpc/tanstack-react-query'
import { findAnswerer } from './answer-here'
import type { AppRouter } from './app-router-type'
import { createBatch } from './calls/batch'
import { CallFailure } from './calls/call-failure'
import { buildCallOptions } from './calls/call-options'
import { type Call, readResult, requestMutation } from './calls/request'
import { fetchOutliving } from './fetch-outliving'
import { isLearnerCall } from './learner-calls'
import { retryRefusedCall } from './retry-refused-call'
import { getTokenSource } from './token-source'

const learnerCarrier = {
  getHeaders: async () => toHeaders(await getTokenSource().getFreshToken()),
  fetch: fetchOutliving,
}

const sendForLearner = createBatch(learnerCarrier)

// The dictionary waits for nobody: a token that has run out goes along as it is.
const sendForAnybody = createBatch({
  getHeaders: () => toHeaders(getTokenSource().findToken()),
})

/** Each request carries the token where there is one. */
function toHeaders(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` }
}

/** The answer of a procedure; throws a `CallFailure` where there is none. */
async function ask(call: Call): Promise<unknown> {
  try {
    const answerCall = findAnswerer()
    if (answerCall !== undefined) return await answerHere(answerCall(call.path, call.input))
    return await (isLearnerCall(call.path) ? askForLearner(call) : sendForAnybody(call))
  } catch (failure) {
    throw CallFailure.from(failure)
  }
}

async function answerHere(answering: ReturnType<NonNullable<ReturnType<typeof findAnswerer>>>) {
  const outcome = await answering
  if ('error' in outcome) throw CallFailure.from(outcome)
  return outcome.data
}

async function askForLearner(call: Call): Promise<unknown> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await sendNow(call)
    } catch (failure) {
      const error = CallFailure.from(failure)
      if (!retryRefusedCall(getTokenSource(), { error, attempts })) throw error
    }
  }
}

/** A batch is gathered for a moment that a page which is closed no longer has. */
async function sendNow(call: Call): Promise<unknown> {
  const isClosing = globalThis.document?.visibilityState === 'hidden'
  if (call.type === 'query' || !isClosing) return sendForLearner(call)
  return readResult(await requestMutation(call, learnerCarrier))
}

/** Every procedure as options for TanStack Query: `useQuery(api.dict.words.listWords.queryOptions(…))`. */
export const api = buildCallOptions(ask) as TRPCOptionsProxy<AppRouter>

export type ApiOutputs = inferRouterOutputs<AppRouter>
export type ApiInputs = inferRouterInputs<AppRouter>
