import { toHiragana } from '@kotonoha/japanese/kana/hiragana-katakana'

/** A word with its reading in brackets behind it, as books and dictionaries print it: 食べる【たべる】, 学生(がくせい). */
const withReading =
  /([\p{sc=Han}々〆ヶ][\p{sc=Han}々〆ヶ\u3041-\u3096\u30fc]*)(?:【([\u3041-\u30ff]+)】|《([\u3041-\u30ff]+)》|\(([\u3041-\u30ff]+)\)|\[([\u3041-\u30ff]+)\])/gu

/**
 * The text without the readings that stand behind its words: they say again what is said. A reading ends as its word
 * does, which 食べ(る) does not: there the brackets are around a part of the word.
 */
export function dropReadings(text: string): string {
  if (!/[【《([]/u.test(text)) return text
  return text.replace(withReading, (whole, word: string, ...brackets: (string | undefined)[]) => {
    const reading = brackets.slice(0, 4).find((each) => each !== undefined) ?? ''
    const ending = /[\u3041-\u3096\u30fc]*$/u.exec(word)?.[0] ?? ''
    return toHiragana(reading).endsWith(ending) && reading.length > ending.length ? word : whole
  })
}
