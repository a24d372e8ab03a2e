import { glossOfPlace } from '../../../search-index/gloss-place'
import type { WordIndex } from '../../../search-index/word-index'
import type { EnglishTerm } from './english-terms'
import { openGlossFacts } from './gloss-facts'
import { type GlossSet, openGlossSets } from './gloss-set'
import { findPlaceFrom, isSoonerLookedUp } from './places-of-glosses'
import { sortByRarity } from './term-rarity'

/** How many of the terms a word was found by, used again by every query. */
const foundOf = new WeakMap<WordIndex, Uint8Array>()

function openFound(index: WordIndex): Uint8Array {
  const known = foundOf.get(index) ?? new Uint8Array(index.size)
  foundOf.set(index, known)
  return known
}

/** Glosses are numbered through, word by word. */
function firstGlossOf({ firstGloss, firstSense, senseOfGloss }: WordIndex, word: number): number {
  const sense = firstSense[word]
  return sense === undefined ? senseOfGloss.length : (firstGloss[sense] ?? senseOfGloss.length)
}

/** Words that have all terms, be it in one gloss or in several; and all glosses of those. */
export interface WordsWithAll {
  /** In the order in which the rarest term has them. */
  words: readonly number[]
  /** Until the next query of several words. */
  glosses: GlossSet
}

export function findWordsWithAll(index: WordIndex, terms: readonly EnglishTerm[]): WordsWithAll {
  const glosses = openGlossSets(index.english).ofWords
  const addGlossesOf = (word: number) => {
    const end = firstGlossOf(index, word + 1)
    for (let gloss = firstGlossOf(index, word); gloss < end; gloss += 1) glosses.add(gloss)
  }
  glosses.clear()
  const { values } = index.english.places
  const facts = openGlossFacts(index)
  const found = openFound(index)
  const ofRarest: number[] = []
  let words: readonly number[] = ofRarest
  sortByRarity(index.english, terms).forEach(({ term }, round) => {
    for (const token of term.tokens) {
      const start = index.english.places.startOf(token)
      const end = index.english.places.endOf(token)
      if (round === 0) {
        for (let at = start; at < end; at += 1) {
          const gloss = glossOfPlace(values[at] ?? 0)
          if (glosses.has(gloss)) continue
          const word = facts.wordOf(gloss)
          found[word] = 1
          ofRarest.push(word)
          addGlossesOf(word)
        }
      } else if (isSoonerLookedUp(words.length, end - start)) {
        for (const word of words) {
          if (found[word] !== round) continue
          const at = findPlaceFrom(index.english, start, end, firstGlossOf(index, word))
          if (at < end && facts.wordOf(glossOfPlace(values[at] ?? 0)) === word) {
            found[word] = round + 1
          }
        }
      } else {
        for (let at = start; at < end; at += 1) {
          const gloss = glossOfPlace(values[at] ?? 0)
          if (!glosses.has(gloss)) continue
          const word = facts.wordOf(gloss)
          if (found[word] === round) found[word] = round + 1
        }
      }
    }
    if (round > 0) words = words.filter((word) => found[word] === round + 1)
  })
  for (const word of ofRarest) found[word] = 0
  glosses.clear()
  for (const word of words) addGlossesOf(word)
  return { words, glosses }
}
