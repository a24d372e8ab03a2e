import type { Sense } from '../word-definition'

/** Senses in a row that are the same parts of speech, under one heading. */
export interface SenseGroup {
  partsOfSpeech: Sense['partsOfSpeech']
  senses: Sense[]
}

/**
 * Groups neighbours only: the order of senses is the dictionary's, the most usual first, and a
 * sense keeps its number wherever it stands.
 */
export function groupSenses(senses: readonly Sense[]): SenseGroup[] {
  const groups: SenseGroup[] = []
  for (const sense of senses) {
    const last = groups.at(-1)
    if (last !== undefined && toKey(last.partsOfSpeech) === toKey(sense.partsOfSpeech)) {
      last.senses.push(sense)
    } else {
      groups.push({ partsOfSpeech: sense.partsOfSpeech, senses: [sense] })
    }
  }
  return groups
}

function toKey(partsOfSpeech: Sense['partsOfSpeech']): string {
  return partsOfSpeech.map(({ code }) => code).join(' ')
}
