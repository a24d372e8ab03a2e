import type { z } from 'zod'

/** At most so many faults are named: the first ones tell what is wrong. */
const maxFaults = 3

/** `jlpt: expected one of N5, N4 …; limit: too big`: each fault with the field it is in. */
export function toReadableInputError(error: z.ZodError): string {
  return error.issues
    .slice(0, maxFaults)
    .map((issue) => `${toFieldName(issue.path)}: ${toSentencePart(issue.message)}`)
    .join('; ')
}

/** `strokes[0]`; the input as a whole is called `input`. */
function toFieldName(path: PropertyKey[]): string {
  const name = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
  return name.join('').replace(/^\./, '') || 'input'
}

/** `Invalid input: expected number, received string` → `expected number, received string`. */
function toSentencePart(message: string): string {
  const text = message.replace(/^Invalid (?:input|option): /, '')
  return text.charAt(0).toLowerCase() + text.slice(1)
}
