import { findRefusal } from '@kotonoha/api/agent/find-refusal'
import { toReadableInputError } from '@kotonoha/api/readable-input-error'
import type { ProductErrorCode } from '@kotonoha/contract/product-error'
import type { AgentTool, ToolContext } from './agent-tool'
import { ToolError } from './tool-error'

/** What a tool answered, or in words why it could not; `fault` is for the log of the server. */
export type ToolAnswer =
  | { isDone: true; output: Record<string, unknown>; text: string }
  | ({ isDone: false } & Reason)

/** Longer answers fill the memory of an assistant with what it cannot use. */
export const mostAnswerBytes = 20 * 1024

/** Why something could not be done, in words for an assistant; `fault` is for the log. */
export interface Reason {
  text: string
  fault?: unknown
}

/** Checks the input, runs the tool and gives its answer; never throws. */
export async function runTool(
  tool: AgentTool,
  input: unknown,
  context: ToolContext,
): Promise<ToolAnswer> {
  const parsed = tool.input.safeParse(input)
  if (!parsed.success) return { isDone: false, text: toReadableInputError(parsed.error) }
  try {
    const output = await tool.run(parsed.data as never, context)
    const text = JSON.stringify(output)
    if (Buffer.byteLength(text) > mostAnswerBytes) {
      return { isDone: false, text: 'The answer would be too long: ask for fewer at once.' }
    }
    return { isDone: true, output, text }
  } catch (error) {
    return { isDone: false, ...toReason(error) }
  }
}

/** In words for an assistant, which tells them to the learner. */
const reasons: Partial<Record<ProductErrorCode, string>> = {
  'dictionary-not-ready': 'The dictionary is being prepared. Try again in a few minutes.',
  'accounts-unavailable': "The learner's data cannot be reached now. Try again in a minute.",
  'session-ended': 'The learner has withdrawn this permission.',
  'no-profile-kanji-product':
    'The learner has not begun kanji study yet, so there is no progress. They begin on the site.',
  'kanji-curriculum-no-unlocked-levels':
    'The learner has not finished the first steps of kanji study, so there is no progress yet.',
  'no-curriculum': 'This installation has no course of kanji.',
  'not-in-curriculum': 'The course does not teach this.',
  'too-many-lists': 'The learner has as many lists as there can be.',
  'too-many-items': 'The list would be longer than a list can be.',
  'id-taken': 'This requestId was used for another change already. Take a new one.',
  'too-many-calls': 'Too much was asked at once. Wait a minute.',
}

/** What an assistant is told of an error; `fault` where it was ours. */
export function toReason(error: unknown): Reason {
  if (error instanceof ToolError) return { text: error.message }
  const refusal = findRefusal(error)
  if (refusal !== undefined) {
    const known = reasons[refusal.message as ProductErrorCode]
    if (known !== undefined) return { text: known }
    if (refusal.code === 'NOT_FOUND') return { text: `${refusal.message}.` }
    if (refusal.code === 'BAD_REQUEST') return { text: 'This input is not valid.' }
  }
  return { text: 'The server could not answer. Try again later.', fault: error }
}
