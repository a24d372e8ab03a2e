import type { SearchSpelling, SearchWord } from '../search-document'
import { GrowingNumbers, type WritePart } from '../storage/typed-parts'
import { isKanaKey, toSearchKey } from '../text/search-key'
import { commonWord, kanaOnlyWord, loanword } from '../word-index'
import { HeadwordIndexBuilder } from './headword-index-builder'
import { settleHomographRanks } from './homograph-ranks'
import { toWordPopularity } from './popularity'
import { SenseIndexBuilder } from './sense-index-builder'
import type { ListedWord } from './write-listed-words'

/**
 * Writes the index of words; they may come in any order. `addListed` gets them in the order of their
 * numbers, for what else is kept by number.
 *
 * What a word says is made anew whenever it is asked for, so once the order is known its senses are
 * looked at once. Headwords come first, and what was collected of them is forgotten.
 */
export function writeWordIndex(
  writePart: WritePart,
  documents: Iterable<SearchWord>,
  addListed: (word: ListedWord) => void,
): void {
  const words = sortByPopularity(writePart, documents)
  writeHeadwords(writePart, words)
  const facts = new WordFacts()
  const senseIndex = new SenseIndexBuilder()
  for (const word of words) {
    const { spellings, senses, frequencyRank } = word
    addListed({ spellings, senses, frequencyRank })
    facts.add(word, spellings, senses.length)
    senseIndex.add(senses)
  }
  facts.write(writePart)
  senseIndex.write(writePart, words)
}

function writeHeadwords(writePart: WritePart, words: readonly SearchWord[]): void {
  const headwords = new HeadwordIndexBuilder()
  for (const { spellings, searchOnlyForms } of words) headwords.add(spellings, searchOnlyForms)
  headwords.write(writePart, words)
}

function sortByPopularity(writePart: WritePart, documents: Iterable<SearchWord>): SearchWord[] {
  const unordered = [...documents]
  const rankOf = settleHomographRanks(unordered)
  const words = unordered.map((word) => ({
    word,
    popularity: toWordPopularity(word, rankOf(word)),
  }))
  words.sort((a, b) => b.popularity - a.popularity || a.word.wordId - b.word.wordId)
  writePart(
    'word.popularity',
    Uint16Array.from(words, (each) => each.popularity),
  )
  return words.map(({ word }) => word)
}

/** Numbers of words, and where the parts of each begin when those of all are numbered through. */
class WordFacts {
  readonly #ids = new GrowingNumbers()
  readonly #levels = new GrowingNumbers()
  readonly #marks = new GrowingNumbers()
  readonly #firstSpelling = new GrowingNumbers()
  readonly #firstSense = new GrowingNumbers()
  #spellings = 0
  #senses = 0

  add(word: SearchWord, spellings: readonly SearchSpelling[], senseCount: number): void {
    this.#ids.push(word.wordId)
    this.#levels.push(word.jlpt ?? 0)
    this.#marks.push(toWordMarks(word, spellings))
    this.#firstSpelling.push(this.#spellings)
    this.#firstSense.push(this.#senses)
    this.#spellings += spellings.length
    this.#senses += senseCount
  }

  write(writePart: WritePart): void {
    this.#firstSpelling.push(this.#spellings)
    this.#firstSense.push(this.#senses)
    writePart('word.id', this.#ids.toUint32())
    writePart('word.jlpt', Uint8Array.from(this.#levels.toUint32()))
    writePart('word.marks', Uint8Array.from(this.#marks.toUint32()))
    writePart('word.first-spelling', this.#firstSpelling.toUint32())
    writePart('word.first-sense', this.#firstSense.toUint32())
  }
}

function toWordMarks(word: SearchWord, spellings: readonly SearchSpelling[]): number {
  const isKanaOnly = spellings.every(({ text }) => isKanaKey(toSearchKey(text)))
  return (
    (word.isCommon ? commonWord : 0) |
    (word.isLoanword ? loanword : 0) |
    (isKanaOnly ? kanaOnlyWord : 0)
  )
}
