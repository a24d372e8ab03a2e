import { normalizeKana } from '@kotonoha/japanese/kana/normalize-kana'

/** Marks that a learner leaves out or adds at will: サッカー・チーム, e-mail, お父さん！ */
const ignoredMarks = /[\s\u3000・･·。、．，.,!?！？'’`"“”()（）「」『』_/-]+/gu

/** Hiragana and common kanji, which most forms are: nothing in them is folded. */
const foldedAlready = /^[\u3041-\u3094\u4e00-\u9fff]+$/u

/**
 * The form under which a written form or a reading is filed and looked up: width, case, the two
 * kana and the way a long vowel is written do not matter (コーヒー is こおひい), iteration marks are
 * written out (人々 is 人人), separators are dropped.
 *
 * A text made of separators only keeps them, so that an entry for ・ can be found.
 */
export function toSearchKey(text: string): string {
  if (foldedAlready.test(text)) return text
  const folded = text.normalize('NFKC').toLowerCase()
  const bare = folded.replace(ignoredMarks, '')
  return normalizeKana(bare === '' ? folded.trim() : bare, 'resolve')
}

/** True for a text in katakana without hiragana or kanji: サッカー, but not 消しゴム. */
export function isWrittenInKatakana(text: string): boolean {
  return /^[\u30a1-\u30ff\uff66-\uff9f]+$/u.test(text)
}

/** True for a search key that has kana only, so that it can be a reading. */
export function isKanaKey(key: string): boolean {
  return /^[\u3041-\u3096ー]+$/u.test(key)
}
