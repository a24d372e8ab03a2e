import type { StoredPitchPattern } from '@kotonoha/dictionary-db/tables/stored-word'
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
  private readonly patterns = new Map<string, StoredPitchPattern[]>()

  add(row: AccentRow): void {
    const key = `${row.text}\t${row.reading}`
    const known = this.patterns.get(key) ?? []
    this.patterns.set(key, [...known, ...row.accents.map(toPattern)])
  }

  /**
   * The patterns of a headword. A word shown in kana is listed under its kanji, and a rare
   * spelling often not at all: then another spelling of the word with the same reading speaks
   * for it.
   */
  find(text: string, reading: string, otherForms: readonly string[]): StoredPitchPattern[] | null {
    for (const form of [text, ...otherForms, reading]) {
      const found = this.patterns.get(`${form}\t${reading}`)
      if (found !== undefined) return found
    }
    return null
  }
}

function toPattern({ downstep, partsOfSpeech }: Accent): StoredPitchPattern {
  return {
    downstep,
    partsOfSpeech: partsOfSpeech.map((mark) => codesOfMarks.get(mark) ?? mark),
  }
}
