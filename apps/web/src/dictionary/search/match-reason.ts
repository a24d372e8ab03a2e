import type { QueryUnderstanding, SearchItem } from './search-answer'

/** How a matched word comes to be in the list, as a learner would say it; undefined when plain. */
export function describeMatch(
  item: SearchItem,
  understanding: QueryUnderstanding,
): string | undefined {
  switch (item.match.how) {
    case 'inflected': {
      const { inflections } = item.match
      if (item.kind !== 'word' || inflections.length === 0) return undefined
      const surface = understanding.inflections.find(
        ({ dictionaryForm, steps }) =>
          (dictionaryForm === item.text || dictionaryForm === item.reading) &&
          steps.join() === inflections.join(),
      )?.surface
      return describeInflection({
        surface: surface ?? understanding.normalized,
        dictionaryForm: item.text,
        steps: inflections,
      })
    }
    case 'exact':
    case 'gloss':
    case 'prefix':
    case 'contained':
    case 'wildcard':
    case 'filter':
    // The sentence itself stands above the list, cut into these words.
    case 'part-of-sentence':
      return undefined
  }
}

/** `食べさせられた → causative-passive, past of 食べる`: the steps lead from the dictionary form. */
export function describeInflection({
  surface,
  dictionaryForm,
  steps,
}: {
  surface: string
  dictionaryForm: string
  steps: readonly string[]
}): string {
  return `${surface} → ${steps.join(', ')} of ${dictionaryForm}`
}
