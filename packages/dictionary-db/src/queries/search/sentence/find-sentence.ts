import { toKanaReadings } from '@kotonoha/japanese/kana/romaji-to-kana'
import type { WordIndex } from '../../../search-index/word-index'
import { hasJapanese } from '../query/has-japanese'
import type { ParsedQuery } from '../query/parse-query'
import { cutSentence, type SentencePart } from './cut-sentence'

/** No gap in what is understood: a name. */
const isKatakana = /^[\p{sc=Katakana}ー]{2,}$/u

/** Particles are written as their kana, not as they sound. */
const particles = new Map([
  ['wa', 'は'],
  ['o', 'を'],
  ['e', 'へ'],
])

/**
 * The query as a sentence of words, `undefined` when it is none: when it is one word, or when too
 * little of it is known.
 */
export function findSentence(index: WordIndex, query: ParsedQuery): SentencePart[] | undefined {
  const text = toSentenceText(query)
  if (text === undefined) return undefined
  const parts = cutSentence(index, text)
  const words = parts.filter((part) => part.word !== undefined)
  const known = parts.filter(
    ({ word, isName, text: part }) =>
      word !== undefined || isName === true || isKatakana.test(part),
  )
  const knownLength = known.reduce((length, part) => length + part.text.length, 0)
  const japaneseLength = [...text].filter((char) => hasJapanese(char)).length
  return words.length >= 2 && knownLength >= japaneseLength * 0.8 ? parts : undefined
}

function toSentenceText(query: ParsedQuery): string | undefined {
  if (query.terms.some((term) => term.isPhrase)) return undefined
  if (hasJapanese(query.normalized)) {
    return query.terms.map((term) => (term.typed ?? term.text).replace(/\*/gu, '')).join(' ')
  }
  if (query.terms.length < 2) return undefined
  const kana = query.terms.map(
    ({ text }) =>
      particles.get(text.toLowerCase()) ?? toKanaReadings(text.replace(/[?!.,]+$/u, ''))[0],
  )
  return kana.includes(undefined) ? undefined : kana.join('')
}
