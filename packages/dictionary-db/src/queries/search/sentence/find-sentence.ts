import { findFamilyNameReading } from '@kotonoha/japanese/family-names'
import { findGivenNameReading } from '@kotonoha/japanese/given-names'
import { isLongEnd } from '@kotonoha/japanese/kana/long-end'
import { toKanaReadings } from '@kotonoha/japanese/kana/romaji-to-kana'
import type { WordIndex } from '../../../search-index/word-index'
import { hasJapanese } from '../query/has-japanese'
import type { ParsedQuery } from '../query/parse-query'
import { withLongVowels } from '../words/long-vowels'
import { cutSentence } from './cut-sentence'
import type { SentencePart } from './sentence-part'

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
  const person = findPerson(index, query)
  if (person !== undefined) return person
  const text = toSentenceText(index, query)
  if (text === undefined) return undefined
  const parts = cutSentence(index, text)
  const words = parts.filter((part) => part.word !== undefined)
  const known = parts.filter(
    ({ word, isName, text: part }) =>
      word !== undefined || isName === true || isKatakana.test(part) || isLongEnd(part),
  )
  const knownLength = known.reduce((length, part) => length + part.text.length, 0)
  const japaneseLength = [...text].filter((char) => hasJapanese(char)).length
  // 田中さん is somebody, though only さん is a word.
  const pieces = words.length + parts.filter(({ isName }) => isName === true).length
  const isSentence = words.length > 0 && pieces >= 2
  return isSentence && knownLength >= japaneseLength * 0.8 ? parts : undefined
}

/** Who is called so has a name before it: `Tanaka san`. */
const titles = new Set(['さん', 'さま', 'くん', 'ちゃん', 'せんせい', 'せんぱい'])
/** Behind it they are no other words that sound so: さん is no 三. */
const anyName = '田中'

/**
 * `Satō Kenji` is somebody before it is sugar and a public prosecutor: two terms in Latin letters, a family name and
 * a given name, in either order.
 */
function findPerson(
  index: WordIndex,
  { normalized, terms }: ParsedQuery,
): SentencePart[] | undefined {
  const [first, second, ...others] = terms
  if (first === undefined || second === undefined || others.length > 0) return undefined
  if (hasJapanese(normalized) || first.isPhrase || second.isPhrase) return undefined
  const [one = '', other = ''] = [first, second].map(({ text }) => toKanaReadings(text)[0])
  if (titles.has(other)) {
    const name = findFamilyNameReading(one) ?? findGivenNameReading(one)
    const [, ...title] = cutSentence(index, anyName + other)
    return name === undefined ? undefined : [toNamePart(index, name, 'family'), ...title]
  }
  const inOrder = [findFamilyNameReading(one), findGivenNameReading(other)] as const
  const turned = [findGivenNameReading(one), findFamilyNameReading(other)] as const
  const [family, given] = inOrder
  if (family !== undefined && given !== undefined) {
    return [toNamePart(index, family, 'family'), toNamePart(index, given, 'given')]
  }
  const [givenFirst, familyLast] = turned
  if (givenFirst === undefined || familyLast === undefined) return undefined
  return [toNamePart(index, givenFirst, 'given'), toNamePart(index, familyLast, 'family')]
}

/** With the word that is read so, which is in the list below. */
function toNamePart(index: WordIndex, text: string, personsName: 'family' | 'given'): SentencePart {
  const [only, ...others] = cutSentence(index, text)
  const word = others.length === 0 && only?.word?.steps.length === 0 ? only.word : undefined
  return { text, word, personsName }
}

/** What loanwords alone have. */
const soundsForeign = /[うふてで][ぁぃぅぇぉ]/u

function toSentenceText(index: WordIndex, query: ParsedQuery): string | undefined {
  if (query.terms.some((term) => term.isPhrase)) return undefined
  if (hasJapanese(query.normalized)) {
    return query.terms.map((term) => (term.typed ?? term.text).replace(/\*/gu, '')).join(' ')
  }
  if (query.terms.length < 2) return undefined
  const kana = query.terms.map(
    ({ text }) =>
      particles.get(text.toLowerCase()) ?? toKanaReadings(text.replace(/[?!.,]+$/u, ''))[0],
  )
  if (kana.includes(undefined)) return undefined
  // `I live in Tokyo` has live, and no りゔぇ.
  const isEnglish = ({ text }: { text: string }) =>
    index.english.tokens.find(text.toLowerCase()) >= 0
  const hasEnglish = query.terms.some(
    (term, place) => kana[place]?.includes('ゔ') && isEnglish(term),
  )
  if (hasEnglish) return undefined
  // … and `when do you open` has no うぇん.
  const isForeign = query.terms.some(
    ({ text }, place) => /l/iu.test(text) || soundsForeign.test(kana[place] ?? ''),
  )
  if (isForeign && query.terms.every(isEnglish)) return undefined
  return kana.map((each = '') => withLongVowels(index, each)).join('')
}
