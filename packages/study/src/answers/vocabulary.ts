import { listWithoutParentheses, normaliseMeaning, withoutTo } from './normalise-meaning'

/** Well-spelt English words, as `normaliseMeaning` writes them, and phrases that are taught. */
export type Vocabulary = ReadonlySet<string>

/** For whoever judges by letters alone. */
export const noVocabulary: Vocabulary = new Set()

const ofLetters = /^[a-z]{2,}$/

/** A phrase as the vocabulary holds it: one entry, which no normalised word can be. */
const toEntry = (phrase: string) => phrase.replaceAll(' ', '-')

/** Whether these words together are what something that is taught is called. */
export function isTaughtPhrase(normalised: string, vocabulary: Vocabulary): boolean {
  return vocabulary.has(toEntry(withoutTo(normalised) ?? normalised))
}

/** What is taught in several words, of the meanings shown: "rice field" of "rice field, paddy". */
export function listTaughtPhrases(shown: Iterable<string>): string[] {
  const phrases = new Set<string>()
  for (const meaning of shown) {
    for (const part of [meaning, ...meaning.split(/[,;] /)].flatMap(listWithoutParentheses)) {
      const key = normaliseMeaning(part)
      const phrase = withoutTo(key) ?? key
      if (phrase.includes(' ')) phrases.add(toEntry(phrase))
    }
  }
  return [...phrases].toSorted()
}

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
