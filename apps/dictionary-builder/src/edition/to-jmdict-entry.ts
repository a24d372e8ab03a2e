import { hasKanji } from '@kotonoha/japanese/kana/script'
import { createSense } from '../sources/jmdict/create-sense'
import type { JmdictEntry } from '../sources/jmdict/jmdict-entry'
import type { EditionWord } from './edition-level'
import { listWrittenMeanings } from './written-meanings'

/**
 * A word of the course as an entry, for sources that have none of it (渋谷, お名前). The course does
 * not say what kind of word it is; what ends in kanji is a noun.
 */
export function toJmdictEntry(written: EditionWord): JmdictEntry {
  const { id, word, reading } = written
  const partOfSpeech = hasKanji(word.slice(-1)) ? 'n' : 'unc'
  return {
    id,
    writtenForms: [{ text: word, notes: [], priorities: [] }],
    readings: [{ text: reading, isUnpaired: false, onlyForForms: [], notes: [], priorities: [] }],
    senses: [
      {
        ...createSense(),
        partsOfSpeech: [partOfSpeech],
        glosses: listWrittenMeanings(written).map((text) => ({ text, kind: null })),
      },
    ],
  }
}
