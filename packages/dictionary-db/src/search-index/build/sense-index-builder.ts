import type { SearchSense, SearchWord } from '../search-document'
import { toSortedKeys, writeSortedKeys } from '../storage/sorted-keys'
import { GrowingNumbers, type WritePart } from '../storage/typed-parts'
import { forgottenSense, usuallyKanaSense } from '../word-index'
import { listAttested } from './attested-glosses'
import { EnglishIndexBuilder } from './english-index-builder'
import { isForgottenSense } from './popularity'

/** Takes the senses of words in the order of their numbers. */
export class SenseIndexBuilder {
  readonly #english = new EnglishIndexBuilder()
  readonly #wordOfSense = new GrowingNumbers()
  readonly #marks = new GrowingNumbers()
  readonly #firstGloss = new GrowingNumbers()
  readonly #senseOfGloss = new GrowingNumbers()
  /** By word. */
  readonly #glossCounts = new GrowingNumbers()
  readonly #firstCode = new GrowingNumbers()
  /** Numbered as they are met. */
  readonly #codes = new GrowingNumbers()
  readonly #numberOfCode = new Map<string, number>()

  add(senses: readonly SearchSense[]): void {
    const glosses = this.#senseOfGloss.length
    for (const sense of senses) this.#addSense(sense, this.#glossCounts.length)
    this.#glossCounts.push(this.#senseOfGloss.length - glosses)
  }

  #addSense(sense: SearchSense, word: number): void {
    this.#firstGloss.push(this.#senseOfGloss.length)
    for (const gloss of sense.glosses) {
      this.#english.add(gloss)
      this.#senseOfGloss.push(this.#wordOfSense.length)
    }
    this.#wordOfSense.push(word)
    this.#marks.push(
      (sense.misc.includes('uk') ? usuallyKanaSense : 0) |
        (isForgottenSense(sense.misc) ? forgottenSense : 0),
    )
    this.#firstCode.push(this.#codes.length)
    for (const codes of [sense.partsOfSpeech, sense.misc, sense.fields]) {
      for (const code of codes) this.#codes.push(this.#numberCode(code))
    }
  }

  #numberCode(code: string): number {
    const known = this.#numberOfCode.get(code)
    if (known !== undefined) return known
    const number = this.#numberOfCode.size
    this.#numberOfCode.set(code, number)
    return number
  }

  /** In the file codes are numbered in the order of their texts. */
  #writeCodes(writePart: WritePart): void {
    const { keys, packed } = toSortedKeys(this.#numberOfCode.keys())
    writeSortedKeys(writePart, 'code', packed)
    const sorted = new Uint16Array(keys.length)
    for (const [place, code] of keys.entries()) sorted[this.#numberOfCode.get(code) ?? 0] = place
    this.#firstCode.push(this.#codes.length)
    writePart('sense.code.start', this.#firstCode.toUint32())
    writePart(
      'sense.code.values',
      Uint16Array.from(this.#codes.toUint32(), (number) => sorted[number] ?? 0),
    )
  }

  /** The words are those whose senses were added. */
  write(writePart: WritePart, words: readonly SearchWord[]): void {
    this.#writeCodes(writePart)
    this.#firstGloss.push(this.#senseOfGloss.length)
    const glossCounts = this.#glossCounts.toUint32()
    const compared = words.map((word, place) => ({
      wordId: word.wordId,
      examples: word.examples,
      glossCount: glossCounts[place] ?? 0,
      listGlosses: () => word.senses.flatMap(({ glosses }) => glosses),
    }))
    this.#english.setAttested(listAttested(compared, (token) => this.#english.has(token)))
    writePart('sense.word', this.#wordOfSense.toUint32())
    writePart('sense.marks', Uint8Array.from(this.#marks.toUint32()))
    writePart('sense.first-gloss', this.#firstGloss.toUint32())
    writePart('gloss.sense', this.#senseOfGloss.toUint32())
    this.#english.write(writePart, 'word')
  }
}
