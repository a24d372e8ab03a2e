import { appRouter } from '@kotonoha/api/app-router'
import type { Dictionary } from '@kotonoha/dictionary-db/open-dictionary'
import { callTRPCProcedure } from '@trpc/server'
import type { CallRequest } from './call-request'

/**
 * Answers queries that all succeed, in the library's format but without its machinery of requests,
 * streams and abort signals, which takes longer than looking a word up. Undefined when any of them
 * fails or the input is odd: then the library itself answers.
 */
export async function callQueries(
  call: CallRequest,
  dictionary: Dictionary,
): Promise<string | undefined> {
  const inputs = call.isBatch ? toBatchInputs(call.input) : [call.input]
  if (inputs === undefined) return undefined
  try {
    const results = await Promise.all(
      call.procedureNames.map((path, batchIndex) =>
        callTRPCProcedure({
          router: appRouter,
          path,
          type: 'query',
          ctx: { dictionary },
          getRawInput: () => Promise.resolve(inputs[batchIndex]),
          signal: undefined,
          batchIndex,
        }),
      ),
    )
    const answers = results.map((data) => ({ result: { data } }))
    return JSON.stringify(call.isBatch ? answers : answers[0])
  } catch {
    // Whatever it is, the library meets it again and answers and logs it as it should be.
    return undefined
  }
}

/** The input of a batch holds one input under the number of each call that has one. */
function toBatchInputs(input: unknown): Partial<Record<number, unknown>> | undefined {
  if (input === undefined) return {}
  return typeof input === 'object' && input !== null && !Array.isArray(input) ? input : undefined
}
