import type { Edition } from '../../edition/edition'
import { emptyEdition } from '../../edition/edition'
import type { PlannedLevel } from '../order/plan-levels'
import type { RatedReading } from './taught-readings'
import { chooseTaughtReading, findOtherMainReading } from './taught-readings'
import type { WordCandidate } from './word-candidates'

/** The core words of a level: as many as the whole curriculum needs on average, and at most. */
const wordsWanted = 70
const mostWords = 80

/** A word with a kanji of this level before an equal one left over from an earlier level. */
const factorOfOwnLevel = 1.5

/**
 * The core words with the level that teaches them. Where the edition has the level it says which
 * they are; elsewhere they are first words that show how the kanji of the level are read, then the
 * most useful ones. What early levels have too much of goes to later ones, which have too little.
 */
export function chooseCoreWords(
  levels: readonly PlannedLevel[],
  candidates: readonly WordCandidate[],
  ratings: ReadonlyMap<string, readonly RatedReading[]>,
  edition: Edition = emptyEdition,
): Map<WordCandidate, number> {
  const core = new Map<WordCandidate, number>()
  const texts = new Set<string>()
  const coveredReadings = new Set<string>()
  const counts = new Map<number, number>()
  const add = (word: WordCandidate, level: number) => {
    core.set(word, level)
    texts.add(word.spelling.text)
    counts.set(level, (counts.get(level) ?? 0) + 1)
    for (const { readingId } of word.spelling.kanji) coveredReadings.add(readingId)
  }
  // Of two words that are written alike only the better is taught, or a card could mean either.
  const isFree = (word: WordCandidate) => !core.has(word) && !texts.has(word.spelling.text)
  const byReading = groupByReading(candidates)
  const cover = (reading: RatedReading | undefined, level: number) => {
    if (reading === undefined || coveredReadings.has(reading.readingId)) return
    const isOpen = (other: number) =>
      !edition.hasLevel(other) && (counts.get(other) ?? 0) < mostWords
    const free = (byReading.get(reading.readingId) ?? []).filter(
      (word) => isFree(word) && isOpen(Math.max(word.level, level)),
    )
    const word = pickExample(free, level)
    if (word !== undefined) add(word, Math.max(word.level, level))
  }

  for (const word of candidates) {
    const written = edition.findWord(word.spelling.text, word.spelling.reading)
    if (written !== undefined && written.level >= word.level && isFree(word)) {
      add(word, written.level)
    }
  }
  for (const { level, kanji } of levels) {
    if (edition.hasLevel(level)) continue
    const main = kanji.flatMap(({ literal }) => {
      const readings = ratings.get(literal) ?? []
      const taught = chooseTaughtReading(readings)
      return taught === undefined ? [] : { readings, taught }
    })
    for (const { taught } of main) cover(taught, level)
    for (const { readings, taught } of main) {
      if ((counts.get(level) ?? 0) < wordsWanted) {
        cover(findOtherMainReading(readings, taught), level)
      }
    }
    const room = wordsWanted - (counts.get(level) ?? 0)
    for (const word of pickBest(candidates, level, room, isFree)) add(word, level)
  }
  return core
}

/** What a word is worth as the example of a reading where it is one kanji read in on: 木 (もく). */
const factorOfLoneOn = 0.1
/** N5 and N4: the numbers, 本, 駅 are good words for all that. */
const wellKnownJlpt = 4

/** The best word for its reading; each level that a learner must wait makes it worth less. */
function pickExample(words: readonly WordCandidate[], level: number): WordCandidate | undefined {
  let best: WordCandidate | undefined
  let bestScore = 0
  for (const word of words) {
    const wait = Math.max(0, word.level - level)
    const [first] = word.spelling.kanji
    const isLoneOn =
      word.spelling.text === first?.literal &&
      first.readingId.includes(':on:') &&
      (word.word.jlpt ?? 0) < wellKnownJlpt
    const score = (word.value * (isLoneOn ? factorOfLoneOn : 1)) / (1 + wait)
    if (score > bestScore) {
      best = word
      bestScore = score
    }
  }
  return best
}

function pickBest(
  candidates: readonly WordCandidate[],
  level: number,
  room: number,
  isFree: (word: WordCandidate) => boolean,
): WordCandidate[] {
  const scored = candidates
    .filter((word) => word.level <= level && isFree(word))
    .map((word) => ({
      word,
      score: word.level === level ? word.value * factorOfOwnLevel : word.value,
    }))
    .sort((a, b) => b.score - a.score || a.word.word.wordId - b.word.word.wordId)
  const picked = new Map<string, WordCandidate>()
  for (const { word } of scored) {
    if (picked.size >= room) break
    if (!picked.has(word.spelling.text)) picked.set(word.spelling.text, word)
  }
  return [...picked.values()]
}

function groupByReading(candidates: readonly WordCandidate[]): Map<string, WordCandidate[]> {
  const groups = new Map<string, WordCandidate[]>()
  for (const word of candidates) {
    for (const readingId of new Set(word.spelling.kanji.map((each) => each.readingId))) {
      const group = groups.get(readingId)
      if (group === undefined) groups.set(readingId, [word])
      else group.push(word)
    }
  }
  return groups
}
