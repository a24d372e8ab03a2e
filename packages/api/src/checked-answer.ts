import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'

/** The bundle of the product sets NODE_ENV to `production`, and the check costs nothing there. */
const isChecked = process.env.NODE_ENV !== 'production'

/**
 * The output parser of a procedure: in tests and in development an answer must be exactly what
 * its contract says, with no field missing and none too many, so that the wire carries nothing
 * that the contract does not name. In production the answer passes as it is.
 */
export function checkedAnswer<Schema extends z.ZodType>(
  schema: Schema,
): (answer: unknown) => z.output<Schema> {
  return (answer) => {
    if (isChecked) {
      const parsed = schema.parse(answer)
      if (!isDeepStrictEqual(parsed, answer)) {
        throw new Error(`The answer differs from its contract at ${findDifference(answer, parsed)}`)
      }
    }
    // Just checked, or checked by the type of the resolver and by the tests of the procedure.
    return answer as z.output<Schema>
  }
}

/** The same for an answer that is JSON already. */
export function checkedText(schema: z.ZodType, text: string): string {
  if (isChecked) checkedAnswer(schema)(JSON.parse(text))
  return text
}

/** The path of the first place where the two differ: `.items[0].extra`. */
function findDifference(answer: unknown, parsed: unknown): string {
  if (!isObject(answer) || !isObject(parsed)) return ''
  for (const key of new Set([...Object.keys(answer), ...Object.keys(parsed)])) {
    if (!isDeepStrictEqual(answer[key], parsed[key]) || key in answer !== key in parsed) {
      const step = Array.isArray(answer) ? `[${key}]` : `.${key}`
      return step + findDifference(answer[key], parsed[key])
    }
  }
  return ''
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
