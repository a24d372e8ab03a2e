import type { SearchKanji, SearchWord } from '../search-document'

/** Popularity is counted in tenths of a point, from 0 to about 1000. */
const levelPoints = [0, 80, 120, 180, 240, 300]
const commonPoints = 200
const frequencyPoints = 500

/** From this rank on a list of frequencies says nothing about how well known a word is. */
const lastTellingRank = 150_000

/** Half of what the words ranked 1 and `lastTellingRank` differ by is lost by rank 400. */
function toFrequencyPoints(rank: number | null): number {
  if (rank === null) return 0
  return frequencyPoints * Math.max(0, 1 - Math.log(rank) / Math.log(lastTellingRank))
}

/**
 * The lists by level are unofficial and have gaps (顔, 父, 死): a common word as frequent as this is
 * known from the middle level on at least.
 */
const knownToAllRank = 1500
const levelOfKnownToAll = 3

const grammar = new Set(['prt', 'cop', 'aux'])
const basicGrammarRank = 300
const grammarPoints = 80

const forgotten = new Set(['arch', 'obs', 'rare', 'obsc'])

/**
 * Lists by level leave grammar out, though は, と and です are the first that everybody learns. A
 * verb that serves as an auxiliary too (いる of ている) is met more often than one that does not.
 */
function isBasicGrammar(senses: SearchWord['senses'], frequencyRank: number | null): boolean {
  const isGrammar = senses.some((sense, place) =>
    sense.partsOfSpeech.some((code) => code === 'aux-v' || (place === 0 && grammar.has(code))),
  )
  return isGrammar && frequencyRank !== null && frequencyRank <= basicGrammarRank
}

/** How likely it is that a learner means this word: frequent, taught early, marked common. */
export function toWordPopularity(word: SearchWord, frequencyRank: number | null): number {
  const { senses } = word
  const isForgotten = senses.every((sense) => isForgottenSense(sense.misc))
  const isGrammar = isBasicGrammar(senses, frequencyRank)
  const isKnownToAll = word.isCommon && frequencyRank !== null && frequencyRank <= knownToAllRank
  const level = Math.max(word.jlpt ?? 0, isKnownToAll ? levelOfKnownToAll : 0)
  const points =
    toFrequencyPoints(frequencyRank) +
    (levelPoints[isGrammar ? 5 : level] ?? 0) +
    (isGrammar ? grammarPoints : 0) +
    (word.isCommon ? commonPoints : 0)
  return Math.round(isForgotten ? points / 3 : points)
}

/** The same for a kanji; what school teaches first stands in for the common mark. */
export function toKanjiPopularity(kanji: SearchKanji): number {
  const isTaught = kanji.grade !== null && kanji.grade <= 8
  return Math.round(
    toFrequencyPoints(kanji.frequencyRank) +
      (levelPoints[kanji.jlpt ?? 0] ?? 0) +
      (isTaught ? commonPoints : 0),
  )
}

/** A sense that dictionaries keep for readers of old texts. */
export function isForgottenSense(misc: readonly string[]): boolean {
  return misc.some((code) => forgotten.has(code))
}
