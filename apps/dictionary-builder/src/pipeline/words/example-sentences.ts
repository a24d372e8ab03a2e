import type { StoredExample, StoredSense } from '@kotonoha/dictionary-db/tables/stored-word'
import type { IndexedWord, TanakaPair } from '../../sources/examples/tanaka-pair'
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

/**
 * Puts sentences under the senses they show, beside those that the source of the words has.
 *
 * A sentence goes to the sense its index names, or to the only sense of the word. Otherwise nobody
 * has said which sense it shows, and it is left out.
 */
export class ExampleCollector {
  /** Sentences put under a sense. */
  count = 0
  private readonly checked = new WeakMap<StoredExample, boolean>()

  constructor(private readonly words: WordIndex) {}

  add(pair: TanakaPair): void {
    if (pair.japanese.length > sentenceCharacters) return
    for (const indexed of pair.words) {
      const sense = this.findSense(indexed)
      const form = indexed.form ?? indexed.headword
      if (sense !== undefined && pair.japanese.includes(form)) {
        this.offer(sense, pair, form, indexed.isChecked)
      }
    }
  }

  private findSense(indexed: IndexedWord): StoredSense | undefined {
    const word = this.words.findOne(indexed)
    if (word === undefined) return undefined
    if (indexed.senseNumber !== null) return word.senses[indexed.senseNumber - 1]
    return word.senses.length === 1 ? word.senses[0] : undefined
  }

  /** Checked sentences go before the others, and replace them where the place is taken. */
  private offer(sense: StoredSense, pair: TanakaPair, form: string, isChecked: boolean): void {
    sense.examples ??= []
    const { examples } = sense
    const isKnown = examples.some((example) => example.japanese.join('') === pair.japanese)
    if (isKnown) return
    const example = toStoredExample(pair.japanese, form, pair.english, [
      pair.japaneseId,
      pair.englishId,
    ])
    this.checked.set(example, isChecked)
    if (examples.length < examplesPerSense) {
      examples.push(example)
      this.count += 1
      return
    }
    const replaced = examples.findIndex((each) => this.checked.get(each) === false)
    if (isChecked && replaced >= 0) examples[replaced] = example
  }
}
