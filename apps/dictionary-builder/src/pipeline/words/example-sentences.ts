import type {
  StoredExample,
  StoredExamplePiece,
  StoredSense,
} from '@kotonoha/dictionary-db/tables/stored-word'
import type { IndexedWord, TanakaPair } from '../../sources/examples/tanaka-pair'
import { layWords, toText } from './sentence-words'
import type { WordIndex } from './word-index'

/** Enough to see the use; more would push the next sense off the screen. */
const examplesPerSense = 3

/** Sentences with the word whose sense nobody has checked; a page offers them behind a button. */
const furtherPerWord = 4

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
  const headword: StoredExamplePiece = [form, 0, 1]
  return {
    japanese: pieces
      .flatMap((piece, index) => (index === 0 ? [piece] : [headword, piece]))
      .filter((piece) => piece !== ''),
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
  const length = toSentence(example).length
  return length < shortestTelling ? sentenceCharacters : length
}

/**
 * Finds sentences for words, beside those that their source has.
 *
 * A sentence goes to a sense where a person has checked which one it shows, or where the word has
 * only one. The numbers that nobody checked count the senses of an older edition, and are wrong
 * about one time in six: such sentences belong to the word, under no meaning.
 */
export class ExampleCollector {
  /** By word id and index of the sense. */
  private readonly found = new Map<string, Found[]>()
  /** By word id. */
  private readonly further = new Map<number, Found[]>()
  /** By the number of the Japanese sentence, which the examples of JMdict have too. */
  private readonly indexed = new Map<string, readonly IndexedWord[]>()

  constructor(private readonly words: WordIndex) {}

  add(pair: TanakaPair): void {
    this.indexed.set(pair.japaneseId, pair.words)
    if (pair.japanese.length > sentenceCharacters) return
    for (const indexed of pair.words) {
      const word = this.words.findOne(indexed)
      const form = indexed.form ?? indexed.headword
      if (word === undefined || !pair.japanese.includes(form)) continue
      const sourceIds = [pair.japaneseId, pair.englishId]
      const found: Found = {
        example: toStoredExample(pair.japanese, form, pair.english, sourceIds),
        isChecked: indexed.isChecked,
      }
      const senseNumber = findSenseNumber(indexed, word.senseCount)
      if (senseNumber === undefined) this.offerFurther(word.id, found)
      else this.offer(word.id, senseNumber - 1, found)
    }
  }

  /** What a sense has no room for may still be shown with the word. */
  private offer(wordId: number, senseIndex: number, offered: Found): void {
    const left = keepBest(this.found, toKey(wordId, senseIndex), offered, examplesPerSense)
    if (left !== undefined) this.offerFurther(wordId, left)
  }

  private offerFurther(wordId: number, offered: Found): void {
    keepBest(this.further, wordId, offered, furtherPerWord)
  }

  /** Adds what was found to the senses of a word, behind the examples they have. */
  addTo(senses: readonly StoredSense[], wordId: number): void {
    for (const [index, sense] of senses.entries()) {
      const found = this.found.get(toKey(wordId, index)) ?? []
      const examples = sense.examples ?? []
      for (const { example } of found) {
        if (examples.length >= examplesPerSense) break
        if (!hasSentence(examples, example)) examples.push(example)
      }
      if (examples.length > 0) sense.examples = examples.map((each) => this.lay(each))
    }
  }

  /** Sentences with the word that no sense of it shows, the plainest first. */
  listFurther(senses: readonly StoredSense[], wordId: number): StoredExample[] {
    const shown = senses.flatMap(({ examples }) => examples ?? [])
    return (this.further.get(wordId) ?? [])
      .map(({ example }) => example)
      .filter((example) => !hasSentence(shown, example))
      .map((example) => this.lay(example))
  }

  private lay(example: StoredExample): StoredExample {
    const indexed = this.indexed.get(example.sourceIds[0] ?? '')
    return indexed === undefined ? example : layWords(example, indexed, this.words)
  }
}

function findSenseNumber(
  { senseNumber, isChecked }: IndexedWord,
  senseCount: number,
): number | undefined {
  if (senseCount === 1) return 1
  if (!isChecked || senseNumber === null) return undefined
  return senseNumber <= senseCount ? senseNumber : undefined
}

/**
 * Keeps the best few, and returns the one that had to go: the list is as long as a page shows, so
 * inserting in order is cheap.
 */
function keepBest<Key>(
  lists: Map<Key, Found[]>,
  key: Key,
  offered: Found,
  limit: number,
): Found | undefined {
  const found = lists.get(key) ?? []
  lists.set(key, found)
  const place = found.findIndex((each) => compareFound(offered, each) < 0)
  found.splice(place < 0 ? found.length : place, 0, offered)
  return found.length > limit ? found.pop() : undefined
}

const toSentence = ({ japanese }: StoredExample) => japanese.map(toText).join('')

function hasSentence(examples: readonly StoredExample[], example: StoredExample): boolean {
  const sentence = toSentence(example)
  return examples.some((each) => toSentence(each) === sentence)
}

function toKey(wordId: number, senseIndex: number): string {
  return `${wordId} ${senseIndex}`
}
