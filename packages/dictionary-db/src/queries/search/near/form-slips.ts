import { deinflect } from '@kotonoha/japanese/deinflection/deinflect'
import { toKanaReadings } from '@kotonoha/japanese/kana/romaji-to-kana'
import { isKatakana } from '@kotonoha/japanese/kana/script'
import { toHepburn } from '@kotonoha/japanese/kana/to-romaji'
import { toSearchKey } from '../../../search-index/text/search-key'
import type { WordIndex } from '../../../search-index/word-index'
import { listWordsOfKey } from '../words/headword-matches'
import { codesOf, hasCode } from '../words/inflected-matches'

const base = 760
/** Forms of what fewer know are likely by chance: there are a hundred of every word. */
const leastKnown = 400
/** What a slip takes off, as of words. */
const doubleMistaken = 220
const voicingMistaken = 240
const vowelNotHeard = 200
const vowelLeftOut = 300
/** Shorter forms are a slip away from each other (きた and きった), but for what nobody says (のんた). */
const shortest = 4
const shortestBehindN = 3
const longest = 16

/** A text that a form may be a slip for, and what the slip takes off. */
type Slip = [text: string, lost: number]

/** Forms of well-known words in kana that the text may be a slip for, with how likely they are. */
export function* listFormSlipsInKana(index: WordIndex, text: string): Generator<[string, number]> {
  if (isKatakana(text)) return
  const key = toSearchKey(text)
  if (key.length < shortestBehindN || key.length > longest) return
  if (key.length < shortest && !neverSaid.test(key)) return
  for (const [edited, lost] of listEndingSlips(key)) {
    const known = knownAsForm(index, edited)
    if (known >= leastKnown) yield [edited, base + known - lost]
  }
}

/** The same in romaji, where a vowel may be left out as well (tabemashta). */
export function* listFormSlipsInRomaji(
  index: WordIndex,
  text: string,
): Generator<[string, number]> {
  if (text.length > longest * 2) return
  if (looksLikeRomaji.test(text)) {
    const [reading] = toKanaReadings(text)
    if (reading === undefined) return
    for (const [edited, likely] of listFormSlipsInKana(index, reading)) {
      yield [toHepburn(edited), likely]
    }
    return
  }
  for (const [edited, lost] of listVowelsLeftOut(text)) {
    // English has many consonants side by side.
    if (!looksLikeRomaji.test(edited)) continue
    const [kana] = toKanaReadings(edited)
    const known = kana === undefined ? 0 : knownAsForm(index, toSearchKey(kana))
    if (known >= leastKnown) yield [edited, base + known - lost]
  }
}

/** Consonants of a syllable and its vowel, or a nasal: most texts with a slip are not even that. */
export const looksLikeRomaji =
  /^(?:n(?![aiueoy])'?|(?:ss|kk|tt|pp|tch)?(?:sh|ch|ts|ss|[kgsztdnhbpmrjc]y|[kgsztdnhbpmyrwjf]|k|t|p)?[aiueo])+$/u

const inflects = /^(?:v|adj-i)/u

/** How well known the best known word is that the key is a form of; 0 where it is none. */
function knownAsForm(index: WordIndex, key: string): number {
  let best = 0
  for (const { text, steps, partsOfSpeech } of deinflect(key)) {
    // Of nouns with something like で, and of stems, too much is a slip away.
    if (steps.at(-1) === 'stem' || !partsOfSpeech.some((code) => inflects.test(code))) continue
    const number = index.headwords.keys.find(toSearchKey(text))
    if (number < 0) continue
    const codes = codesOf(index, partsOfSpeech)
    for (const word of listWordsOfKey(index, number)) {
      const popularity = index.popularity[word] ?? 0
      if (popularity > best && hasCode(index, word, codes)) best = popularity
    }
  }
  return best
}

/** Learners miss the っ of おいしかった and まって, or hear one, and take だ for た. */
export function* listEndingSlips(key: string): Generator<Slip> {
  for (let at = Math.max(1, key.length - longestEnding); at < key.length; at += 1) {
    const character = key.charAt(at)
    if (character === 'っ' && wronglyDouble.test(key.slice(at))) {
      yield [key.slice(0, at) + key.slice(at + 1), doubleMistaken]
    } else if (behindDouble.test(key.slice(at)) && !/[っん]/u.test(key.charAt(at - 1))) {
      yield [`${key.slice(0, at)}っ${key.slice(at)}`, doubleMistaken]
    }
    const voiced = voicedOrNot[character]
    if (voiced !== undefined && at > 1 && behindVoiced.test(key.slice(at + 1))) {
      yield [key.slice(0, at) + voiced + key.slice(at + 1), voicingMistaken]
    }
  }
}

/** た and て with what stands behind them, as far as one word goes: まってください. */
const longestEnding = 6
const behindDouble = /^(?:た[らり]?$|て|ちゃ|ちま|とく|とい)/u
const wronglyDouble = /^っ(?:[たて]|し[たて]|ち[ゃま])/u
const behindVoiced = /^(?:$|[らりるも]$|く|い|から$)/u
const neverSaid = /ん[たて]$/u
const voicedOrNot: Readonly<Record<string, string>> = { た: 'だ', だ: 'た', て: 'で', で: 'て' }

/** Two consonants that no syllable of romaji has side by side, behind the first syllables: ends are what forms have. */
const cluster = /(?<=.{3}(?:sh|ch|[kgsztdbpmrj]))(?=[kgsztdhbpmr])(?!h)/gu

/** Of shi and su the vowel is hardly heard (tabemashta, tabemaska); others are left out by slip (tabemsu). */
export function* listVowelsLeftOut(text: string): Generator<Slip> {
  for (const { index: at } of text.matchAll(cluster)) {
    const before = text.charAt(at - 1)
    if (before === text.charAt(at)) continue
    for (const vowel of 'aiueo') {
      const isUnheard = (vowel === 'i' && before === 'h') || (vowel === 'u' && before === 's')
      const edited = text.slice(0, at) + vowel + text.slice(at)
      yield [edited, isUnheard ? vowelNotHeard : vowelLeftOut]
    }
  }
}
