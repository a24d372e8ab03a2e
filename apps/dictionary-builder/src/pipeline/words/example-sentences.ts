import type { StoredExample, StoredSense } from '@kotonoha/dictionary-db/tables/stored-word'
import type { TanakaPair } from '../../sources/examples/tanaka-pair'
import type { WordIndex } from './word-index'

/** Enough to see the use; more would push the next sense off the screen. */
const examplesPerSense = 3

/** Longer sentences show a word badly and are long to read. */
const sentenceCharacters = 70

/** Cuts the sentence around every place where the word stands. */
export function toStoredExample(
  japanese: string,
  form: string,
  english: string,
  sourceIds: string[],
): StoredExample {
  const pieces = form === '' ? [japanese] : japanese.split(form)
  return {
    japanese: pieces.flatMap((piece, index) => (index === 0 ? [piece] : [form, piece])),
    english,
    sourceIds,
  }
}

/** A sentence found for a sense. */
interface Found {
  example: StoredExample
  isChecked: boolean
}

/** A checked sentence goes first; of the others, one short enough to be plain, but no mere call. */
function compareFound(one: Found, other: Found): number {
  return Number(other.isChecked) - Number(one.isChecked) || toEffort(one) - toEffort(other)
}

const shortestTelling = 8

/** How much a learner has to read; a sentence that is hardly one says too little. */
function toEffort({ example }: Found): number {
  const length = example.japanese.join('').length
  return length < shortestTelling ? sentenceCharacters : length
}

/**
 * Finds sentences for senses, beside those that the source of the words has.
 *
 * A sentence goes to the sense its index names, or to the only sense of the word. Otherwise nobody
 * has said which sense it shows, and it is left out.
 */
export class ExampleCollector {
  /** By word id and index of the sense. */
  private readonly found = new Map<string, Found[]>()

  constructor(private readonly words: WordIndex) {}

  add(pair: TanakaPair): void {
    if (pair.japanese.length > sentenceCharacters) return
    for (const indexed of pair.words) {
      const word = this.words.findOne(indexed)
      const senseNumber = indexed.senseNumber ?? (word?.senseCount === 1 ? 1 : undefined)
      const form = indexed.form ?? indexed.headword
      if (word === undefined || senseNumber === undefined || senseNumber > word.senseCount) continue
      if (!pair.japanese.includes(form)) continue
      this.offer(toKey(word.id, senseNumber - 1), {
        example: toStoredExample(pair.japanese, form, pair.english, [
          pair.japaneseId,
          pair.englishId,
        ]),
        isChecked: indexed.isChecked,
      })
    }
  }

  /** Keeps the best few: the list is as long as a page shows, so inserting in order is cheap. */
  private offer(key: string, offered: Found): void {
    const found = this.found.get(key) ?? []
    this.found.set(key, found)
    const place = found.findIndex((each) => compareFound(offered, each) < 0)
    found.splice(place < 0 ? found.length : place, 0, offered)
    if (found.length > examplesPerSense) found.pop()
  }

  /** Adds what was found to the senses of a word, behind the examples they have. */
  addTo(senses: readonly StoredSense[], wordId: number): void {
    for (const [index, sense] of senses.entries()) {
      const found = this.found.get(toKey(wordId, index)) ?? []
      const examples = sense.examples ?? []
      for (const { example } of found) {
        if (examples.length >= examplesPerSense) break
        const sentence = example.japanese.join('')
        if (examples.some((each) => each.japanese.join('') === sentence)) continue
        examples.push(example)
      }
      if (examples.length > 0) sense.examples = examples
    }
  }
}

function toKey(wordId: number, senseIndex: number): string {
  return `${wordId} ${senseIndex}`
}
