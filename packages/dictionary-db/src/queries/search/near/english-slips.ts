import type { EnglishIndex } from '../../../search-index/english-index'
import { toEnglishRoot } from '../../../search-index/text/english-root'
import { listSingleEdits } from './single-edits'
import { slipCost } from './slip-cost'

const letters = 'abcdefghijklmnopqrstuvwxyz'
const perDoubling = 60
/** One slip outweighs that a word is in 16 times as many glosses. */
const perSlip = 240
/** Two slips in one word are rarer than two times one, as wierd is weird rather than word. */
const beyondOne = 1

/** So many slips are believed of a text of that length. */
function mostSlips(length: number): number {
  return length <= 4 ? 1.2 : length <= 7 ? 1.9 : 2.4
}

/** The more glosses have the word, the likelier it was meant. */
export function scoreEnglish(index: EnglishIndex, text: string): number {
  const token = index.tokens.find(text)
  return token < 0 ? 0 : Math.log2(1 + index.places.countOf(token)) * perDoubling
}

/**
 * English words that the text may be a slip for, with how likely they are: those that begin with
 * the same letter, and of the others those that are one slip away.
 */
export function* listEnglishSlips(index: EnglishIndex, text: string): Generator<[string, number]> {
  if (!/^[a-z]{3,24}$/u.test(text)) return
  const most = mostSlips(text.length)
  const { start, end } = index.tokens.rangeOfPrefix(text.charAt(0))
  const lettersOfText = toLetterSet(text)
  for (let token = start; token < end; token += 1) {
    const length = index.tokens.lengthOf(token)
    if (length < 3 || Math.abs(length - text.length) > 2) continue
    const otherLetters = lettersOfToken(index, token) ^ lettersOfText
    if (countBits(otherLetters) > mostOtherLetters) continue
    const meant = index.tokens.textOf(token)
    const hasSameConsonants = (otherLetters & ~vowels) === 0
    const scored =
      scoreSlip(index, text, meant, most) ??
      (hasSameConsonants ? scoreMisplaced(index, text, meant) : undefined)
    if (scored !== undefined) yield scored
  }
  for (const edited of new Set(listSingleEdits(text, letters))) {
    if (edited.length < 3 || edited.charAt(0) === text.charAt(0)) continue
    if (index.tokens.find(edited) < 0) continue
    const scored = scoreSlip(index, text, edited, most)
    if (scored !== undefined) yield scored
  }
}

/** Two slips bring in or take away so many letters at most. */
const mostOtherLetters = 4

/** The letters that occur in a text as bits: texts that share few are told apart at once. */
function toLetterSet(text: string): number {
  let set = 0
  for (let at = 0; at < text.length; at += 1) set |= 1 << (text.charCodeAt(at) & 31)
  return set
}

function lettersOfToken({ tokens }: EnglishIndex, token: number): number {
  let set = 0
  const end = tokens.start[token + 1] ?? 0
  for (let at = tokens.start[token] ?? 0; at < end; at += 1)
    set |= 1 << ((tokens.text[at] ?? 0) & 31)
  return set
}

/** The vowels among those bits. */
const vowels = toLetterSet('aeiouy')

function countBits(set: number): number {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1
  return count
}

function scoreSlip(
  index: EnglishIndex,
  typed: string,
  meant: string,
  most: number,
): [string, number] | undefined {
  if (meant === typed) return undefined
  const cost = slipCost(typed, meant, most)
  return cost === undefined ? undefined : [meant, likelihoodOf(index, meant, cost)]
}

/** Fewer consonants are those of too many words. */
const fewestConsonants = 4
/** So many vowels are left out or too much at the most, … */
const mostOtherVowels = 1
/** … and so many slips it is that they stand elsewhere, and each of those. */
const misplaced = 1.3
const otherVowel = 0.3

/**
 * Whoever hears a word knows its consonants and in which order they come, and may have its vowels in other
 * places, however many slips that is: restraunt for restaurant.
 */
function scoreMisplaced(
  index: EnglishIndex,
  typed: string,
  meant: string,
): [string, number] | undefined {
  const consonants = toConsonants(typed)
  if (consonants.length < fewestConsonants || toConsonants(meant) !== consonants) return undefined
  const others = countOtherVowels(typed, meant)
  if (others > mostOtherVowels) return undefined
  return [meant, likelihoodOf(index, meant, misplaced + others * otherVowel)]
}

/** Without vowels, and of two that are alike one: whether they are doubled nobody hears. */
function toConsonants(text: string): string {
  return text.replace(/[aeiouy]/gu, '').replace(/(.)\1+/gu, '$1')
}

/** How many vowels only one of the two has, wherever they stand. */
function countOtherVowels(typed: string, meant: string): number {
  const left = [...meant].filter((letter) => isVowel.test(letter))
  let added = 0
  for (const letter of typed) {
    if (!isVowel.test(letter)) continue
    const at = left.indexOf(letter)
    if (at < 0) added += 1
    else left.splice(at, 1)
  }
  return added + left.length
}

const isVowel = /[aeiouy]/u

/** A form counts as often as its word: `occurred` is as likely as `occur`. */
function likelihoodOf(index: EnglishIndex, meant: string, cost: number): number {
  const root = toEnglishRoot(meant, (token) => index.tokens.find(token) >= 0)
  const score = Math.max(scoreEnglish(index, meant), scoreEnglish(index, root) - perDoubling)
  // What is left of the likeliest word of all, so that more than two slips cost nearly everything.
  const slips = cost + beyondOne * Math.max(0, cost - 1)
  return Math.max(1, 1000 + score - slips * perSlip)
}
