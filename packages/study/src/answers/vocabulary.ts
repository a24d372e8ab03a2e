import { normaliseMeaning } from './normalise-meaning'

/** Well-spelt English words, as `normaliseMeaning` writes them. */
export type Vocabulary = ReadonlySet<string>

/** For whoever judges by letters alone. */
export const noVocabulary: Vocabulary = new Set()

const ofLetters = /^[a-z]{2,}$/

/** The words that these meanings are made of, each once, in the order of the alphabet. */
export function listVocabulary(meanings: Iterable<string>): string[] {
  const words = new Set<string>()
  for (const meaning of meanings) {
    for (const word of normaliseMeaning(meaning).split(' ')) {
      if (ofLetters.test(word)) words.add(word)
    }
  }
  return [...words].toSorted()
}
