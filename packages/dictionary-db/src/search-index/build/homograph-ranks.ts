import type { SearchWord } from '../search-document'
import { isKanaKey, toSearchKey } from '../text/search-key'

/** What is counted in kana belongs mostly to one word; the others are met this much less. */
const rarerBy = 10

/**
 * Frequency ranks, with those of homographs settled.
 *
 * A count of いる cannot tell "to be" from "to need", both written in kana. The word with the
 * auxiliary or else with more senses is the one that fills texts, so it gets the best of their
 * ranks, and no other a better one than a tenth as frequent. A particle (もの "because") is the
 * rarer one also where a frequent noun is often spelled so (もの for 物).
 */
export function settleHomographRanks(
  words: readonly SearchWord[],
): (word: SearchWord) => number | null {
  const homographs = new Map<string, SearchWord[]>()
  for (const word of words) {
    const text = word.spellings[0]?.text ?? ''
    if (word.frequencyRank === null || !isKanaKey(toSearchKey(text))) continue
    const same = homographs.get(text)
    if (same === undefined) homographs.set(text, [word])
    else same.push(word)
  }
  const settled = new Map<SearchWord, number>()
  for (const same of homographs.values()) {
    if (same.length > 1) settle(same, settled)
  }
  const nouns = listNounsSpelledInKana(words)
  for (const word of words) {
    if (word.frequencyRank === null || !nouns.has(word.spellings[0]?.text ?? '')) continue
    if (!isParticle(word)) continue
    settled.set(word, (settled.get(word) ?? word.frequencyRank) * rarerBy)
  }
  return (word) => settled.get(word) ?? word.frequencyRank
}

/** A noun so frequent is at least as often what its kana stand for as a particle is. */
const frequentNounRank = 1000

/** Readings of frequent words in kanji that have a sense usually written in kana. */
function listNounsSpelledInKana(words: readonly SearchWord[]): Set<string> {
  const readings = new Set<string>()
  for (const word of words) {
    if (word.frequencyRank === null || word.frequencyRank > frequentNounRank) continue
    const [first] = word.spellings
    if (first === undefined || isKanaKey(toSearchKey(first.text))) continue
    const { senses } = word
    const isNoun = senses[0]?.partsOfSpeech.includes('n') === true
    if (isNoun && senses.some((sense) => sense.misc.includes('uk'))) readings.add(first.reading)
  }
  return readings
}

function isParticle(word: SearchWord): boolean {
  return word.senses[0]?.partsOfSpeech.includes('prt') === true
}

function settle(same: readonly SearchWord[], settled: Map<SearchWord, number>): void {
  const best = Math.min(...same.map((word) => word.frequencyRank ?? Infinity))
  const [leader, ...others] = [...same].sort(compareWeight)
  if (leader !== undefined) settled.set(leader, best)
  for (const word of others) {
    settled.set(word, Math.max(word.frequencyRank ?? 0, best * rarerBy))
  }
}

function compareWeight(one: SearchWord, other: SearchWord): number {
  return (
    Number(isAuxiliary(other)) - Number(isAuxiliary(one)) ||
    Number(other.isCommon) - Number(one.isCommon) ||
    other.senses.length - one.senses.length ||
    one.wordId - other.wordId
  )
}

function isAuxiliary(word: SearchWord): boolean {
  return word.senses.some((sense) => sense.partsOfSpeech.includes('aux-v'))
}
