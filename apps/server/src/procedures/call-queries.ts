import type { Dictionary } from '@kotonoha/dictionary-db/open-dictionary'
import type { CallRequest } from './call-request'
import { findQuestion } from './questions-of-dictionary'

/**
 * Answers questions about the dictionary that all succeed, in the library's format but without its
 * machinery, which takes longer than looking a word up. Undefined when any of them fails or the
 * input is odd: then the library itself meets it again, and answers and logs it as it should be. A
 * promise where one needs time.
 */
export function callQueries(
  call: CallRequest,
  dictionary: Dictionary,
): string | undefined | Promise<string | undefined> {
  const inputs = call.isBatch ? toBatchInputs(call.input) : [call.input]
  if (inputs === undefined) return undefined
  const answers: (string | Promise<string>)[] = []
  try {
    for (const [place, name] of call.procedureNames.entries()) {
      const answer = findQuestion(name)?.answer
      if (answer === undefined) return undefined
      answers.push(answer(dictionary, inputs[place]))
    }
    if (areReady(answers)) return toText(call, answers)
    return Promise.all(answers.map((answer) => Promise.resolve(answer))).then(
      (all) => toText(call, all),
      () => undefined,
    )
  } catch {
    return undefined
  }
}

function areReady(answers: readonly (string | Promise<string>)[]): answers is string[] {
  return answers.every((answer) => typeof answer === 'string')
}

function toText({ isBatch }: CallRequest, answers: readonly string[]): string {
  const results = answers.map((data) => `{"result":{"data":${data}}}`).join()
  return isBatch ? `[${results}]` : results
}

/** The input of a batch holds one input under the number of each call that has one. */
function toBatchInputs(input: unknown): Partial<Record<number, unknown>> | undefined {
  if (input === undefined) return {}
  return typeof input === 'object' && input !== null && !Array.isArray(input) ? input : undefined
}
