import { oncePerDictionary } from '../../../once-per-dictionary'
import type { WordIndex } from '../../../search-index/word-index'
import { hasCode } from '../words/inflected-matches'
import { numberOfKind } from './connection-costs'
import type { SentencePart } from './sentence-part'

const kanji = /\p{sc=Han}/u
const nounKind = numberOfKind('noun')

/** ごかくにん is 確認 said politely, and no five, which only what is counted follows. */
export function joinPoliteness(index: WordIndex, parts: SentencePart[]): SentencePart[] {
  const joined: SentencePart[] = []
  for (const part of parts) {
    const polite = joined.at(-1)
    if (polite?.text === 'ご' && isAskedPolitely(index, part) && isBegun(joined.at(-2))) {
      joined[joined.length - 1] = { ...part, text: polite.text + part.text }
    } else joined.push(part)
  }
  return joined
}

function isAskedPolitely(index: WordIndex, { text, word }: SentencePart): boolean {
  if (word === undefined || kanji.test(text)) return false
  const number = index.wordOfSpelling[word.spelling] ?? 0
  if (hasCode(index, number, codesOfCounters(index))) return false
  return word.kind === nounKind || hasCode(index, number, codesOfAdverbs(index))
}

/** Behind a noun ご is its end rather: スペイン語. */
function isBegun(before: SentencePart | undefined): boolean {
  return before === undefined || (before.word !== undefined && before.word.kind !== nounKind)
}

const codesOfCounters = oncePerDictionary((index: WordIndex) => new Set([index.codes.find('ctr')]))
/** What is said politely beside nouns: ごえんりょなく, ごゆっくり. */
const codesOfAdverbs = oncePerDictionary(
  (index: WordIndex) => new Set([index.codes.find('exp'), index.codes.find('adv')]),
)
