import * as v from 'valibot'

const storageKey = 'half-typed-answer'

const halfTyped = v.object({
  /** The question of the session that it answers. */
  question: v.string(),
  text: v.string(),
  isDoubleN: v.boolean(),
})

type HalfTyped = v.InferOutput<typeof halfTyped>

/** Keeps in this tab what is being typed, so that a reload does not lose it. */
export function keepHalfTyped(answer: HalfTyped): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(answer))
  } catch {
    // A browser that keeps nothing loses it, as before.
  }
}

/** What was typed for the question before the page was loaded again. */
export function findHalfTyped(question: string): HalfTyped | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    const parsed = v.safeParse(halfTyped, kept)
    return parsed.success && parsed.output.question === question ? parsed.output : undefined
  } catch {
    return undefined
  }
}

/** Once it was judged: the next time the question is asked it is asked anew. */
export function forgetHalfTyped(): void {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Nothing was kept.
  }
}
