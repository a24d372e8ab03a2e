import type { StoredCrossReference, StoredSense } from '@kotonoha/dictionary-db/tables/stored-word'
import type { WordDraft, WordReference } from '../../drafts/word-draft'
import type { WordIndex } from './word-index'

/** Turns references into links to the words they name, where exactly one is meant. */
export class ReferenceResolver {
  resolved = 0
  unresolved = 0

  constructor(private readonly words: WordIndex) {}

  /** Adds the references of a word to its senses. */
  addTo(senses: readonly StoredSense[], word: WordDraft): void {
    for (const { senseIndex, crossReferences, antonyms } of word.references) {
      const sense = senses[senseIndex]
      if (sense === undefined) continue
      if (crossReferences.length > 0) sense.crossReferences = this.resolveAll(crossReferences)
      if (antonyms.length > 0) sense.antonyms = this.resolveAll(antonyms)
    }
  }

  private resolveAll(references: readonly WordReference[]): StoredCrossReference[] {
    return references.map((reference) => {
      const stored = resolve(reference, this.words)
      if (stored.wordId === undefined) this.unresolved += 1
      else this.resolved += 1
      return stored
    })
  }
}

/** Of words written alike the one that learners meet first: 来る is くる (N5), not きたる. */
function findTaughtFirst(words: readonly WordDraft[], text: string): WordDraft | undefined {
  const [first, second] = words
    .filter((word) => word.spellings[0]?.text === text)
    .sort((a, b) => (b.jlpt ?? 0) - (a.jlpt ?? 0))
  return (first?.jlpt ?? 0) > (second?.jlpt ?? 0) ? first : undefined
}

function resolve(reference: WordReference, index: WordIndex): StoredCrossReference {
  const { text, reading, senseNumber } = reference
  const stored: StoredCrossReference = reading === null ? { text } : { text, reading }
  const word =
    index.findOne({ headword: text, reading, wordId: null }) ??
    findTaughtFirst(index.listByForm(text), text)
  if (word === undefined) return stored
  stored.wordId = word.id
  const spelling =
    word.spellings.find(
      (each) => each.text === text && (reading ?? each.reading) === each.reading,
    ) ?? word.spellings.find((each) => each.reading === (reading ?? text))
  if (spelling !== undefined) stored.spellingId = spelling.spellingId
  if (senseNumber !== null && senseNumber <= word.senseCount) {
    stored.meaningId = senseNumber
  }
  return stored
}
