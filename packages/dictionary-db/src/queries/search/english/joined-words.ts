import type { EnglishIndex } from '../../../search-index/english-index'
import { toEnglishRoot } from '../../../search-index/text/english-root'
import { listPhraseVariants } from './phrase-variants'

/** `log in` is a login too, `out side` outside and `snow ball fight` has a snowball; `to eat` is no teat, written toeat. */
export function joinWords(english: EnglishIndex, text: string): string[] {
  if (/-.* | .*-/u.test(text)) return joinAtHyphens(english, text)
  const isWord = (token: string) => english.tokens.find(token) >= 0
  const [, one = '', two = '', three] =
    /^([a-z]{2,}) ([a-z]{2,}) ([a-z]{2,})$/iu.exec(text.toLowerCase()) ?? []
  if (three !== undefined) {
    return [
      ...(isWord(one + two) ? [`${one}${two} ${three}`] : []),
      ...(isWord(two + three) ? [`${one} ${two}${three}`] : []),
    ]
  }
  const [, first, second] = /^(?:to )?([a-z]{2,})[ -]([a-z]{2,})$/iu.exec(text) ?? []
  const joined = `${first}${second}`.toLowerCase()
  return first !== undefined && isWord(toEnglishRoot(joined, isWord)) ? [joined] : []
}

/** `second-hand clothes` are secondhand in the glosses. */
function joinAtHyphens(english: EnglishIndex, text: string): string[] {
  const joined = text.toLowerCase().replace(/\b([a-z]+)-([a-z]+)\b/gu, (apart, first, second) => {
    const compound = `${first}${second}`
    return english.tokens.find(compound) >= 0 ? compound : apart
  })
  return joined === text.toLowerCase() ? [] : [joined, ...listPhraseVariants(joined)]
}
