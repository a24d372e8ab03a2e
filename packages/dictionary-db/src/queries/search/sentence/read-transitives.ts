import { oncePerDictionary } from '../../../once-per-dictionary'
import { isReadingEntry, isUnusualEntry, spellingOfEntry } from '../../../search-index/key-entry'
import type { WordIndex } from '../../../search-index/word-index'
import { hasCodeInSense } from '../words/inflected-matches'
import type { SentencePart } from './sentence-part'
import type { WordCandidate } from './word-candidates'

const hasKanji = /\p{sc=Han}/u

const codesOf = oncePerDictionary((index: WordIndex) => ({
  transitive: new Set([index.codes.find('vt')]),
  intransitive: new Set([index.codes.find('vi')]),
}))

/**
 * Of two verbs that are written alike the one that takes an object, where one is before it or where it
 * is passive: ドアが開く is あく, 本を開く and 会が開かれる are of ひらく.
 */
export function readTransitives(index: WordIndex, parts: readonly SentencePart[]): SentencePart[] {
  return parts.map((part, place) => {
    const { text, word } = part
    if (word === undefined || !hasKanji.test(text)) return part
    const isTransitive = parts[place - 1]?.text === 'を' || word.steps.includes('passive')
    const spelling = isTransitive ? findTransitive(index, word) : undefined
    return spelling === undefined ? part : { ...part, word: { ...word, spelling } }
  })
}

/** A verb that few know is meant by nobody: 気取った is きどった, no けどった. */
const leastShare = 0.5

/** The best known other verb of the same writing that is transitive; undefined where this one may be. */
function findTransitive(index: WordIndex, { spelling }: WordCandidate): number | undefined {
  const { transitive, intransitive } = codesOf(index)
  // あく has an object too, in a later sense: 目を開く.
  const isFirst = (word: number, codes: ReadonlySet<number>) =>
    hasCodeInSense(index, index.firstSense[word] ?? 0, codes)
  const word = index.wordOfSpelling[spelling] ?? 0
  if (!isFirst(word, intransitive) || isFirst(word, transitive)) return undefined
  const { entries } = index.headwords
  const key = index.writtenKey[spelling] ?? 0
  let best: number | undefined
  let most = (index.popularity[word] ?? 0) * leastShare
  for (let at = entries.startOf(key); at < entries.endOf(key); at += 1) {
    const entry = entries.valueAt(at)
    const other = index.wordOfSpelling[spellingOfEntry(entry)] ?? 0
    const popularity = index.popularity[other] ?? 0
    if (isReadingEntry(entry) || isUnusualEntry(entry) || popularity <= most) continue
    if (!isFirst(other, transitive)) continue
    best = spellingOfEntry(entry)
    most = popularity
  }
  return best
}
