import { looseKanaKey } from '@kotonoha/japanese/kana/normalize-kana'
import { spellingOfEntry } from '../../../search-index/key-entry'
import { toSearchKey } from '../../../search-index/text/search-key'
import type { WordIndex } from '../../../search-index/word-index'

const kana =
  'あいうえおかがきぎくぐけげこごさざしじすずせぜそぞただちぢつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもやゆよらりるれろわをんっゃゅょー'

const base = 760
/** What a slip takes off, as much as popularity that it outweighs: the likelier it is, the less. */
const voicingMistaken = 140
const swapped = 170
const lengthMistaken = 180
const leftOut = 240
const tooMuch = 260
const sameRow = 260
const anotherKana = 330
/** Long and short sounds mistaken besides. */
const soundsAlike = 100

/** Words that the text in kana may be a slip for, with how likely they are. */
export function* listKanaSlips(index: WordIndex, text: string): Generator<[string, number]> {
  const key = toSearchKey(text)
  for (const edited of listKnownEdits(index, key)) {
    const popularity = popularityOf(index, edited)
    if (edited.length > 1 && popularity > 0) {
      yield [edited, base + popularity - lostBySlip(key, edited)]
    }
  }
  for (const edited of [...listVoicings(key), ...listSwaps(key)]) {
    const lost = soundsAlike + lostBySlip(key, edited)
    for (const meant of listSoundingLike(index, edited)) {
      const popularity = popularityOf(index, meant)
      if (popularity > 0) yield [meant, base + popularity - lost]
    }
  }
}

/**
 * The keys that are one slip of the finger away. Of eight hundred texts that are, a dozen begin as some
 * key does, which is told with their first letters.
 */
function listKnownEdits({ headwords: { keys } }: WordIndex, key: string): Set<string> {
  const edits = new Set<string>()
  let begun = { start: 0, end: keys.size }
  for (let at = 0; at <= key.length && begun.end > begun.start; at += 1) {
    const before = key.slice(0, at)
    const after = key.slice(at + 1)
    if (at < key.length) edits.add(before + after)
    if (at + 1 < key.length) edits.add(before + key[at + 1] + key[at] + key.slice(at + 2))
    for (const other of kana) {
      const { start, end } = keys.rangeOfNext(begun, at, other.charCodeAt(0))
      if (end <= start) continue
      edits.add(before + other + key.slice(at))
      if (at < key.length && key[at] !== other) edits.add(before + other + after)
    }
    begun = keys.rangeOfNext(begun, at, key.charCodeAt(at))
  }
  return edits
}

/** Popularity of the best known word under the key; 0 where there is none. */
export function popularityOf(index: WordIndex, key: string): number {
  const { keys, entries } = index.headwords
  const number = keys.find(key)
  if (number < 0) return 0
  let best = 0
  for (let at = entries.startOf(number); at < entries.endOf(number); at += 1) {
    const word = index.wordOfSpelling[spellingOfEntry(entries.valueAt(at))] ?? 0
    best = Math.max(best, 1 + (index.popularity[word] ?? 0))
  }
  return best
}

function lostBySlip(typed: string, meant: string): number {
  const longer = typed.length > meant.length ? typed : meant
  const shorter = longer === typed ? meant : typed
  const at = firstDifference(longer, shorter)
  if (longer.length !== shorter.length) {
    if (/[うっーいんあえお]/u.test(longer.charAt(at))) return lengthMistaken
    return longer === meant ? leftOut : tooMuch
  }
  if (typed.charAt(at) === meant.charAt(at + 1) && meant.charAt(at) === typed.charAt(at + 1)) {
    return swapped
  }
  return lostByReplacement(typed.charAt(at), meant.charAt(at))
}

function firstDifference(longer: string, shorter: string): number {
  let at = 0
  while (at < shorter.length && longer[at] === shorter[at]) at += 1
  return at
}

function lostByReplacement(typed: string, meant: string): number {
  if (withoutMark(typed) === withoutMark(meant)) return voicingMistaken
  return rowOf(typed) === rowOf(meant) ? sameRow : anotherKana
}

const small = 'ぁぃぅぇぉっゃゅょ'
const large = 'あいうえおつやゆよ'

/** が and か, ょ and よ are one kana but for their marks and their size. */
function withoutMark(kana: string): string {
  const at = small.indexOf(kana)
  return at >= 0 ? large.charAt(at) : kana.normalize('NFD').charAt(0)
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

/** The text with the voicing mark of one kana set, changed or taken away. */
function* listVoicings(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += 1) {
    const plain = text.charAt(at).normalize('NFD').charAt(0)
    for (const mark of ['', '\u3099', '\u309a']) {
      const other = `${plain}${mark}`.normalize('NFC')
      if (other.length > 1 || other === text[at]) continue
      yield text.slice(0, at) + other + text.slice(at + 1)
    }
  }
}

function* listSwaps(text: string): Generator<string> {
  for (let at = 0; at + 1 < text.length; at += 1) {
    if (text[at] === text[at + 1]) continue
    yield text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2)
  }
}

/** The readings that sound like the text to a learner's ear. */
function listSoundingLike({ headwords }: WordIndex, text: string): string[] {
  const loose = headwords.looseKeys.find(looseKanaKey(text))
  if (loose < 0) return []
  return Array.from(headwords.keysOfLoose.listOf(loose), (key) => headwords.keys.textOf(key))
}
