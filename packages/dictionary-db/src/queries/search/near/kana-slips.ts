import { spellingOfEntry } from '../../../search-index/key-entry'
import type { SortedKeys } from '../../../search-index/storage/sorted-keys'
import { toSearchKey } from '../../../search-index/text/search-key'
import type { WordIndex } from '../../../search-index/word-index'
import { listSoundingKeys } from '../words/sounding-keys'
import { listKeysOneSlipAway } from './keys-one-slip-away'

const kana =
  'あいうえおかがきぎくぐけげこごさざしじすずせぜそぞただちぢつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもやゆよらりるれろわをんっゃゅょー'

const kanaCodes = Array.from(kana, (each) => each.charCodeAt(0))

const base = 760
/** What a slip takes off, as much as popularity that it outweighs: the likelier it is, the less. */
const voicingMistaken = 140
const swapped = 170
const lengthMistaken = 180
const leftOut = 240
const tooMuch = 260
const sameRow = 260
const anotherKana = 400
/** Long and short sounds mistaken besides. */
const soundsAlike = 100
/** さ for しゃ, which some languages do not tell apart. */
const glideNotHeard = 220
/** たふれる as it was written before 1946. */
const oldKana = 200
/** The first kana is the one most surely right; and whoever types more behind a word means no word without it. */
const firstKana = 100
const behindWord = 300

/** Words that the text in kana may be a slip for, with how likely they are. */
export function* listKanaSlips(index: WordIndex, text: string): Generator<[string, number]> {
  const key = toSearchKey(text)
  const { keys } = index.headwords
  for (const number of listKeysOneSlipAway(keys, key, kanaCodes)) {
    const popularity = popularityOfKey(index, number)
    if (popularity === 0 || keys.lengthOf(number) < 2) continue
    const edited = keys.textOf(number)
    yield [edited, base + popularity - lostBySlip(key, edited)]
  }
  for (const number of listWithGlides(keys, key)) {
    const popularity = popularityOfKey(index, number)
    if (popularity > 0) yield [keys.textOf(number), base + popularity - glideNotHeard]
  }
  for (const edited of [...listVoicings(key), ...listSwaps(key)]) {
    const lost = soundsAlike + lostBySlip(key, edited)
    for (const number of listSoundingKeys(index, edited)) {
      const popularity = popularityOfKey(index, number)
      if (popularity > 0) yield [keys.textOf(number), base + popularity - lost]
    }
  }
}

const glides: Readonly<Record<string, string>> = {
  さ: 'しゃ',
  す: 'しゅ',
  そ: 'しょ',
  ざ: 'じゃ',
  ず: 'じゅ',
  ぞ: 'じょ',
  た: 'ちゃ',
  つ: 'ちゅ',
  と: 'ちょ',
}

/** The keys that have しゃ for a さ of the text, and so on: でんさ is 電車. */
function listWithGlides(keys: SortedKeys, key: string): number[] {
  const found: number[] = []
  for (let at = 0; at < key.length; at += 1) {
    const glide = glides[key.charAt(at)]
    if (glide === undefined) continue
    const number = keys.find(key.slice(0, at) + glide + key.slice(at + 1))
    if (number >= 0) found.push(number)
  }
  return found
}

/** Popularity of the best known word under the key; 0 where there is none. */
export function popularityOf(index: WordIndex, key: string): number {
  const number = index.headwords.keys.find(key)
  return number < 0 ? 0 : popularityOfKey(index, number)
}

function popularityOfKey(
  { headwords, wordOfSpelling, popularity }: WordIndex,
  key: number,
): number {
  const { entries } = headwords
  let best = 0
  for (let at = entries.startOf(key); at < entries.endOf(key); at += 1) {
    const word = wordOfSpelling[spellingOfEntry(entries.valueAt(at))] ?? 0
    best = Math.max(best, 1 + (popularity[word] ?? 0))
  }
  return best
}

function lostBySlip(typed: string, meant: string): number {
  const longer = typed.length > meant.length ? typed : meant
  const shorter = longer === typed ? meant : typed
  const at = firstDifference(longer, shorter)
  if (longer.length !== shorter.length) {
    const isBehind = longer === typed && at === shorter.length
    if (isBehind && !/[うっー]$/u.test(typed)) return tooMuch + behindWord
    const other = longer.charAt(at)
    if (/[うっーいんあえお]/u.test(other)) return lengthMistaken
    if (longer === meant && /[ゃゅょ]/u.test(other)) return lengthMistaken
    return (longer === meant ? leftOut : tooMuch) + (at === 0 ? firstKana : 0)
  }
  if (typed.charAt(at) === meant.charAt(at + 1) && meant.charAt(at) === typed.charAt(at + 1)) {
    return swapped
  }
  const lost = lostByReplacement(typed.charAt(at), meant.charAt(at))
  return lost + (at === 0 && lost > voicingMistaken ? firstKana : 0)
}

function firstDifference(longer: string, shorter: string): number {
  let at = 0
  while (at < shorter.length && longer[at] === shorter[at]) at += 1
  return at
}

function lostByReplacement(typed: string, meant: string): number {
  if (withoutMark(typed) === withoutMark(meant)) return voicingMistaken
  if (saidToday[typed]?.includes(meant)) return oldKana
  return rowOf(typed) === rowOf(meant) ? sameRow : anotherKana
}

const saidToday: Readonly<Record<string, string>> = {
  は: 'わ',
  ひ: 'い',
  ふ: 'うお',
  へ: 'え',
  ほ: 'お',
}

const small = 'ぁぃぅぇぉっゃゅょ'
const large = 'あいうえおつやゆよ'

/** が and か, ょ and よ are one kana but for their marks and their size. */
function withoutMark(kana: string): string {
  const at = small.indexOf(kana)
  return at >= 0 ? large.charAt(at) : plainOf(kana)
}

const rows = [
  'あいうえお',
  'かきくけこ',
  'さしすせそ',
  'たちつてと',
  'なにぬねの',
  'はひふへほ',
  'まみむめも',
  'やゆよ',
  'らりるれろ',
]

function rowOf(kana: string): number {
  const plain = withoutMark(kana)
  return rows.findIndex((row) => row.includes(plain))
}

const plainOfKana = new Map<string, string>()

function plainOf(character: string): string {
  let plain = plainOfKana.get(character)
  if (plain === undefined) {
    plain = toPlain(character)
    if (kana.includes(character)) plainOfKana.set(character, plain)
  }
  return plain
}

function toPlain(character: string): string {
  return character.normalize('NFD').charAt(0)
}

/** The text with the voicing mark of one kana set, changed or taken away. */
function* listVoicings(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += 1) {
    for (const other of voicingsOf(text.charAt(at))) {
      if (other.length > 1 || other === text[at]) continue
      yield text.slice(0, at) + other + text.slice(at + 1)
    }
  }
}

const voicingsOfKana = new Map<string, string[]>()

function voicingsOf(character: string): string[] {
  let voicings = voicingsOfKana.get(character)
  if (voicings === undefined) {
    voicings = toVoicings(character)
    if (kana.includes(character)) voicingsOfKana.set(character, voicings)
  }
  return voicings
}

function toVoicings(character: string): string[] {
  const plain = toPlain(character)
  return ['', '\u3099', '\u309a'].map((mark) => `${plain}${mark}`.normalize('NFC'))
}

function* listSwaps(text: string): Generator<string> {
  for (let at = 0; at + 1 < text.length; at += 1) {
    if (text[at] === text[at + 1]) continue
    yield text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2)
  }
}
