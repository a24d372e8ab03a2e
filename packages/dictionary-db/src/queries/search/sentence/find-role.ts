import { findFormalNounRole } from '@kotonoha/japanese/particles/formal-nouns'
import { findParticleRole } from '@kotonoha/japanese/particles/particle-roles'
import type { WordItem } from '../search-result'
import type { SentencePart } from './sentence-part'

const functionWord = /^(?:prt|conj|cop|aux)/u
const predicate = /^(?:v|adj-ix?$|aux|cop)/u
const nominal = /^(?:n|pn)$/u
/** As expressions that are clauses end: 申し訳ございません. */
const endOfClause = /(?:[うくぐすつぬぶむるいただ]|ません|です|ます)$/u
/** What stands before nouns: の, and この, そんな. */
const beforeNouns = /^(?:の|[こそあど]の|[こそあど]んな)$/u

/**
 * What a word does where it stands, which is seldom the first gloss of its entry: a particle, or a noun that
 * says how the clause before it is meant. A particle need not be in the dictionary for that.
 */
export function findRole(
  parts: readonly SentencePart[],
  items: readonly (WordItem | undefined)[],
  place: number,
): string | undefined {
  const { text = '' } = parts[place] ?? {}
  const { text: before = '' } = parts[place - 1] ?? {}
  const after = isClause(parts[place - 1], items[place - 1]) || before === 'な' ? 'clause' : 'noun'
  const isModified = after === 'clause' || beforeNouns.test(before)
  const formal = isModified ? findFormalNounRole(text, after) : undefined
  if (formal !== undefined) return formal
  const { word: nextWord } = parts[place + 1] ?? {}
  if (text === 'どうも' && nextWord !== undefined) return 'somehow'
  const isOtherWord = items[place]?.partsOfSpeech.every((code) => !functionWord.test(code))
  if (isOtherWord === true) return undefined
  // 行くのか: what is asked for is the whole clause.
  const isLast = nextWord === undefined || (text === 'か' && before === 'の')
  return findParticleRole(text, { after, before, isLast })
}

function isClause(part: SentencePart | undefined, item: WordItem | undefined): boolean {
  if (part === undefined || item === undefined) return false
  const { partsOfSpeech, match } = item
  // 約束した is of a noun, and a clause.
  if (match.inflections.length > 0 && endOfClause.test(part.text)) return true
  if (partsOfSpeech.some((code) => nominal.test(code))) return false
  if (partsOfSpeech.some((code) => predicate.test(code))) return true
  return partsOfSpeech.includes('exp') && endOfClause.test(part.text)
}
