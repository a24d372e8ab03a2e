import { longEnd } from '@kotonoha/japanese/kana/long-end'
import { oncePerDictionary } from '../../../once-per-dictionary'
import { isKanaKey, toSearchKey } from '../../../search-index/text/search-key'
import type { WordIndex } from '../../../search-index/word-index'
import type { ParsedQuery } from '../query/parse-query'
import { hasCode } from '../words/inflected-matches'
import { mostKnown } from '../words/long-vowels'
import type { WordSearch } from '../words/word-search'
import { findSentence } from './find-sentence'
import { costPerCharacter } from './sentence-cost'
import type { SentencePart } from './sentence-part'
import { codesOfConjugated } from './verb-of-its-own'

/** What one ends a clause with in speech, in several parts of Japan; it may be in two pieces. */
const endings =
  '(?:から|けど|のに?|なあ|けん|ばってん|[かねよ]|よね|わ|よ?な|ぞ|ぜ|さ|し|もん|かも|かな|っけ|じゃん|やんか?|ねん|べさ?|ばい|と?よ|がな|わい|さかい|でしょ|だろ|らしい|みたい|っぽい|っす|って|ってば|のん)$'
const endOfClause = new RegExp(endings, 'u')
/** All of a piece, but for a kana that the verb before it may have: せんきよ ends in 寄与, and in no よ. */
const wholeEnd = new RegExp(`^.?${endings}`, 'u')
/** Of these few follow what one will do, or a verb without its end: しようわ is 昭和, and はいりよ 配慮. */
const behindWill = /^(?:か[ねな]?|よ[ねな]?|[ねなぜや]|って)$/u
const behindStem = /^[やなね]$/u
/** What costs more is hardly said. */
const mostCost = 290
/** A word that nobody has heard of (児化, あるか) stands behind the clause that its kana are. */
const heardOf = 30
/** A verb known less is in few clauses so short; … */
const wellKnown = 410
/** … and a form of one known so little is one by chance. */
const hardlyKnown = 100
const shortest = 3

/**
 * Kana that are a verb or an adjective that people know with what ends a clause (いくから, きるけん): they are no slip
 * of a word (いくら, 危険), nor a word that only sounds like them.
 */
export function findSpokenClause(
  search: WordSearch,
  query: ParsedQuery,
): SentencePart[] | undefined {
  const { index } = search
  const [term, ...others] = query.terms
  if (term === undefined || others.length > 0 || term.isPhrase || term.hasWildcard) return undefined
  const key = toSearchKey(term.text.replace(longEnd, ''))
  if (key.length < shortest || !endOfClause.test(key) || !isKanaKey(key)) return undefined
  const number = index.headwords.keys.find(key)
  if (number >= 0 && mostKnown(index, number) >= heardOf) return undefined
  const form = findKnownForm(search)
  if (form === 'other') return undefined
  const parts = findSentence(index, query)
  const [verb, end, ...more] = parts ?? []
  if (parts === undefined || verb?.word === undefined || end === undefined) return undefined
  if (form === 'order' && !isAdjective(index, verb)) return undefined
  const isClause = isWellKnownVerb(index, verb) && isEndBehind(verb, end.text)
  return isClause && more.length <= 1 && costPerCharacter(parts) <= mostCost ? parts : undefined
}

/** How the text is a form of a word that people know: only as one tells somebody to do it (おそいな), or otherwise. */
function findKnownForm({ hits, index, inflections }: WordSearch): 'order' | 'other' | undefined {
  let found: 'order' | undefined
  for (const item of hits.items()) {
    if (hits.howOf(item) !== 'inflected' || (index.popularity[item] ?? 0) < hardlyKnown) continue
    const form = inflections[hits.hitOf(item).inflection ?? -1]
    if (form?.steps.join() !== 'imperative' || !form.surface.endsWith('な')) return 'other'
    found = 'order'
  }
  return found
}

const codesOfAdjectives = oncePerDictionary(
  ({ codes }: WordIndex) => new Set(['adj-i', 'adj-ix'].map((name) => codes.find(name))),
)

/** おそいな says that it is late, and いいな that it is nice, rather than to attack or to say it. */
function isAdjective(index: WordIndex, { word }: SentencePart): boolean {
  if (word === undefined || word.steps.length > 0) return false
  return hasCode(index, index.wordOfSpelling[word.spelling] ?? 0, codesOfAdjectives(index))
}

function isEndBehind({ text, word }: SentencePart, end: string): boolean {
  const step = word?.steps.at(-1)
  if (step === 'volitional' && !behindWill.test(end)) return false
  if (step === 'stem' && !behindStem.test(end)) return false
  return wholeEnd.test(text.at(-1) + end)
}

function isWellKnownVerb(index: WordIndex, { text, word }: SentencePart): boolean {
  if (word === undefined || text.length < 2) return false
  const number = index.wordOfSpelling[word.spelling] ?? 0
  const isKnown = (index.popularity[number] ?? 0) >= wellKnown
  return isKnown && hasCode(index, number, codesOfConjugated(index))
}
