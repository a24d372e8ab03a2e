import type { StoredCrossReference } from '@kotonoha/dictionary-db/tables/stored-word'
import type { CrossReference } from '../../sources/jmdict/jmdict-entry'
import type { WordDraft } from './word-draft'
import type { WordIndex } from './word-index'

/** Turns every reference into a link to the word it names, where exactly one is meant. */
export function resolveReferences(
  words: Iterable<WordDraft>,
  index: WordIndex,
): { resolved: number; unresolved: number } {
  const count = { resolved: 0, unresolved: 0 }
  const resolveAll = (references: readonly CrossReference[]) =>
    references.map((reference) => {
      const stored = resolve(reference, index)
      if (stored.wordId === undefined) count.unresolved += 1
      else count.resolved += 1
      return stored
    })

  for (const word of words) {
    for (const [position, references] of word.references.entries()) {
      const sense = word.senses[position]
      if (sense === undefined || references === undefined) continue
      if (references.crossReferences.length > 0) {
        sense.crossReferences = resolveAll(references.crossReferences)
      }
      if (references.antonyms.length > 0) sense.antonyms = resolveAll(references.antonyms)
    }
    word.references = []
  }
  return count
}

function resolve(reference: CrossReference, index: WordIndex): StoredCrossReference {
  const { text, reading, senseNumber } = reference
  const stored: StoredCrossReference = reading === null ? { text } : { text, reading }
  const word = index.findOne({ headword: text, reading, wordId: null })
  if (word === undefined) return stored
  stored.wordId = word.id
  const spelling =
    word.spellings.find(
      (each) => each.text === text && (reading ?? each.reading) === each.reading,
    ) ?? word.spellings.find((each) => each.reading === (reading ?? text))
  if (spelling !== undefined) stored.spellingId = spelling.spellingId
  if (senseNumber !== null && word.senses[senseNumber - 1] !== undefined) {
    stored.meaningId = senseNumber
  }
  return stored
}
