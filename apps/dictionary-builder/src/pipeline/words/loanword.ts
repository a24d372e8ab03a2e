import { isHiragana } from '@kotonoha/japanese/kana/script'
import type { JmdictEntry } from '../../sources/jmdict/jmdict-entry'

/** Languages whose words came with the characters and Buddhism: nobody calls those loanwords. */
const oldSources = new Set(['chi', 'san', 'pli', 'kor', 'ain'])

/** ドキドキ, ギリギリと: mimetic words are written in katakana without being foreign. */
const isReduplicated = /^(.{2,})\1[とに]?$/

const isKatakanaWord = /^[ァ-ヺー・ヽヾ]{2,}$/

/**
 * Is the word gairaigo? JMdict names the source language where it is not plain English, so a word
 * whose first reading is in katakana counts as well; names of species (猫, also ネコ) have hiragana
 * first.
 */
export function isLoanword(entry: JmdictEntry): boolean {
  const reading = entry.readings[0]?.text ?? ''
  const isMimetic =
    isReduplicated.test(reading) || entry.senses.some((sense) => sense.misc.includes('on-mim'))
  const languages = entry.senses.flatMap((sense) =>
    sense.loanSources.map((source) => source.language),
  )
  if (languages.length > 0) {
    return !isHiragana(reading) || languages.some((language) => !oldSources.has(language))
  }
  return isKatakanaWord.test(reading) && !isMimetic
}
