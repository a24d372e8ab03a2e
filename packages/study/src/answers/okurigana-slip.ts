import { normaliseReading } from './normalise-reading'

/** Columns of the kana table by their consonant. */
const columns = [
  ...[
    'あいうえおわ',
    'かきくけこ',
    'がぎぐげご',
    'さしすせそ',
    'ざじずぜぞ',
    'たちつてと',
    'だぢづでど',
  ],
  ...['なにぬねの', 'はひふへほ', 'ばびぶべぼ', 'まみむめも', 'らりるれろ'],
]
/** What the last kana of a verb becomes before て and た. */
const soundChanges = new Set('うっ つっ るっ くい くっ ぐい ぬん ぶん むん'.split(' '))

/** The part of a reading that the spelling shows as kana at its end: べる of 食べる. */
function findOkurigana(spelling: string, reading: string): string {
  const written = Array.from(normaliseReading(spelling))
  const spoken = Array.from(reading)
  let length = 0
  while (length < spoken.length && spoken.at(-1 - length) === written.at(-1 - length)) length++
  return spoken.slice(spoken.length - length).join('')
}

/**
 * Whether the answer reads the kanji right and the kana after it wrongly: た, たべ or たべます for
 * 食べる. The kana after the kanji must still belong to the word, so たのむ is no such slip.
 */
export function isOkuriganaSlip(answer: string, spelling: string, reading: string): boolean {
  const okurigana = findOkurigana(spelling, reading)
  const stem = reading.slice(0, reading.length - okurigana.length)
  if (okurigana === '' || stem === '' || answer === reading || !answer.startsWith(stem)) {
    return false
  }
  const rest = answer.slice(stem.length)
  const first = okurigana.charAt(0)
  if (rest === '') return true
  if (okurigana.length > 1) return rest.startsWith(first)
  const next = rest.charAt(0)
  return (
    soundChanges.has(first + next) ||
    columns.some((column) => column.includes(first) && column.includes(next))
  )
}
