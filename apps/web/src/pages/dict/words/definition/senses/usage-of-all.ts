import type { Sense } from '../word-definition'

/**
 * Register and usage that every sense of the word has. 掛ける is usually written in kana in all its
 * twenty-five senses: said once at the headword it is a fact, said at each of them it is noise.
 */
export function listUsageOfAll(senses: readonly Sense[]): Sense['usage'] {
  const [first, ...others] = senses
  if (first === undefined || others.length === 0) return []
  return first.usage.filter(({ code }) =>
    others.every((sense) => sense.usage.some((each) => each.code === code)),
  )
}
