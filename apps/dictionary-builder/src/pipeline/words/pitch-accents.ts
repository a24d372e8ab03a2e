import type { StoredPitchPattern } from '@kotonoha/dictionary-db/tables/stored-word'
import { toHiragana } from '@kotonoha/japanese/kana/hiragana-katakana'
import type { Accent, AccentRow } from '../../sources/kanjium/accent-row'

/** The accent list's marks in JMdict's codes. */
const codesOfMarks = new Map([
  ['名', 'n'],
  ['副', 'adv'],
  ['形動', 'adj-na'],
  ['代', 'pn'],
  ['感', 'int'],
  ['動', 'v'],
  ['形', 'adj-i'],
  ['接', 'conj'],
])

/** The accents of words by writing and reading. */
export class PitchAccents {
  /** JSON by writing and reading: the few hundred different texts are kept once each. */
  private readonly patterns = new Map<string, string>()
  private readonly texts = new Map<string, string>()
  /** The key that a word is listed under, by the same key in hiragana: ガラガラ is listed as がらがら. */
  private readonly keyInHiragana = new Map<string, string>()

  add(row: AccentRow): void {
    const key = `${row.text}\t${row.reading}`
    const known: StoredPitchPattern[] = JSON.parse(this.patterns.get(key) ?? '[]')
    const text = JSON.stringify(withoutRepeats([...known, ...row.accents.map(toPattern)]))
    const hiragana = toHiragana(key)
    if (!this.keyInHiragana.has(hiragana)) this.keyInHiragana.set(hiragana, key)
    if (!this.texts.has(text)) this.texts.set(text, text)
    this.patterns.set(key, this.texts.get(text) ?? text)
  }

  /**
   * The patterns of a headword as JSON. A word shown in kana is listed under its kanji, and a rare
   * spelling often not at all: then another spelling of the word with the same reading speaks
   * for it. The two kana are told apart only where the list does.
   */
  find(text: string, reading: string, otherForms: readonly string[]): string | null {
    for (const form of [text, ...otherForms, reading]) {
      const found = this.patterns.get(`${form}\t${reading}`)
      if (found !== undefined) return found
    }
    for (const form of [text, ...otherForms, reading]) {
      const key = this.keyInHiragana.get(toHiragana(`${form}\t${reading}`))
      if (key !== undefined) return this.patterns.get(key) ?? null
    }
    return null
  }
}

/** The list names an accent of some words twice (ちょぼちょぼ). */
function withoutRepeats(patterns: readonly StoredPitchPattern[]): StoredPitchPattern[] {
  const byText = new Map(patterns.map((pattern) => [JSON.stringify(pattern), pattern]))
  return [...byText.values()]
}

function toPattern({ downstep, partsOfSpeech }: Accent): StoredPitchPattern {
  return {
    downstep,
    partsOfSpeech: partsOfSpeech.map((mark) => codesOfMarks.get(mark) ?? mark),
  }
}
