import { packKeyEntry } from '../key-entry'
import type { SearchSpelling, SearchWord } from '../search-document'
import { GrowingNumbers, type WritePart } from '../storage/typed-parts'
import { isKanaKey, isWrittenInKatakana, toSearchKey } from '../text/search-key'
import { spellingIdLength } from '../word-index'
import { KeyIndexBuilder } from './key-index-builder'

/** Takes the headwords of words in the order of their numbers. */
export class HeadwordIndexBuilder {
  readonly #keys = new KeyIndexBuilder()
  readonly #wordOfSpelling = new GrowingNumbers()
  /** A character after the other. */
  readonly #spellingIds = new GrowingNumbers()
  #words = 0

  add(spellings: readonly SearchSpelling[], searchOnlyForms: readonly string[]): void {
    addHeadwords(this.#keys, spellings, searchOnlyForms, this.#wordOfSpelling.length)
    for (const { spellingId } of spellings) {
      for (let index = 0; index < spellingIdLength; index += 1) {
        this.#spellingIds.push(spellingId.charCodeAt(index))
      }
      this.#wordOfSpelling.push(this.#words)
    }
    this.#words += 1
  }

  /** The words are those that were added. */
  write(writePart: WritePart, words: readonly SearchWord[]): void {
    const keys = this.#keys
    keys.write(writePart, 'word')
    writePart('spelling.word', this.#wordOfSpelling.toUint32())
    writePart('spelling.id', Uint8Array.from(this.#spellingIds.toUint32()))
    const writtenKeys = new GrowingNumbers()
    const readingKeys = new GrowingNumbers()
    for (const word of words) {
      for (const { text, reading } of word.spellings) {
        writtenKeys.push(keys.numberOf(text))
        readingKeys.push(keys.numberOf(reading))
      }
    }
    writePart('spelling.written-key', writtenKeys.toUint32())
    writePart('spelling.reading-key', readingKeys.toUint32())
  }
}

function addHeadwords(
  keys: KeyIndexBuilder,
  spellings: readonly SearchSpelling[],
  searchOnlyForms: readonly string[],
  firstSpelling: number,
): void {
  const add = (text: string, spelling: number, facts: { isReading: boolean; place: number }) => {
    keys.add(
      text,
      packKeyEntry({
        ...facts,
        spelling: firstSpelling + spelling,
        isKatakana: isWrittenInKatakana(text),
        isSearchOnly: searchOnlyForms.includes(text),
        isUnusual: spellings[spelling]?.isUnusual ?? false,
      }),
    )
  }
  const texts = firstPlaces(spellings, (spelling) => spelling.text)
  const readings = firstPlaces(spellings, (spelling) => spelling.reading)
  let place = 0
  for (const [text, spelling] of texts) {
    // いく finds 行く, even where a later headword spells it いく.
    if ((readings.get(text) ?? spelling) >= spelling)
      add(text, spelling, { isReading: false, place })
    place += 1
  }
  place = 0
  for (const [reading, spelling] of readings) {
    // A word written in kana is found by its written form already.
    if ((texts.get(reading) ?? Infinity) > spelling)
      add(reading, spelling, { isReading: true, place })
    place += 1
  }
  for (const form of searchOnlyForms) {
    if (texts.has(form) || readings.has(form)) continue
    add(form, 0, { isReading: isKanaKey(toSearchKey(form)), place: 0 })
  }
}

/** Each text with the first spelling that has it, in the order of the spellings. */
function firstPlaces(
  spellings: readonly SearchSpelling[],
  textOf: (spelling: SearchSpelling) => string,
): Map<string, number> {
  const places = new Map<string, number>()
  spellings.forEach((spelling, place) => {
    const text = textOf(spelling)
    if (!places.has(text)) places.set(text, place)
  })
  return places
}
