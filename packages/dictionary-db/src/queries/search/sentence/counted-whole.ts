import { hasKanji } from '@kotonoha/japanese/kana/script'
import { isSameCounter, listCounted } from '@kotonoha/japanese/numbers/counted'
import type { FoundPage, PageRequest } from '../page-request'
import { toSentenceWord } from './sentence-page'

/**
 * The page of a number with what it counts that is no headword (三冊, 何匹): above its counter and its number
 * stands how the whole is said (さんさつ, なんびき), as above the words of a sentence.
 */
export function withCountedWhole(page: FoundPage, { query, offset }: PageRequest): FoundPage {
  const [first] = page.items
  const [term, ...others] = query.terms
  if (term === undefined || others.length > 0 || offset > 0) return page
  if (first?.kind !== 'word' || !hasKanji(term.text)) return page
  const [counted, ...more] = listCounted(term.text)
  if (counted === undefined || more.length > 0 || !isSameCounter(counted.counter, first.text))
    return page
  const whole = toSentenceWord(term.text, first)
  if (whole.reading === null) return page
  return { ...page, understanding: { ...page.understanding, sentence: [whole] } }
}
