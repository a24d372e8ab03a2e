import { toKanaReadings } from '@kotonoha/japanese/kana/romaji-to-kana'
import { toSearchKey } from '../../../search-index/text/search-key'

const mostReadings = 4
const mostLengthened = 12

/** A syllable in o or u, of which passports and newspapers leave out the length: sato, yuki, tokyo. */
const shortened = /[おこごそぞとどのほぼぽもよろょうくぐすずつづぬふぶぷむゆるゅ](?!う)/gu

/** A reading that a name typed in romaji may have. */
export interface NameReading {
  key: string
  /** Vowels made long that were typed short. */
  lengthened: number
}

/** The readings of a name in romaji, as it is typed first, then with long vowels that may be left out. */
export function listNameReadings(romaji: string): NameReading[] {
  const typed = [...new Set(toKanaReadings(romaji).map((reading) => toSearchKey(reading)))]
  const readings = typed.slice(0, mostReadings).map((key) => ({ key, lengthened: 0 }))
  for (const { key } of [...readings]) {
    for (const longer of lengthen(key)) {
      if (!readings.some((known) => known.key === longer.key)) readings.push(longer)
    }
  }
  return readings.slice(0, mostLengthened)
}

/** One vowel longer, then two. */
function lengthen(key: string): NameReading[] {
  // 大 at the head of a name: osaka, ota, ono.
  const great =
    key.startsWith('お') && !key.startsWith('おお') ? [{ key: `お${key}`, lengthened: 1 }] : []
  const places = [...key.matchAll(shortened)].map((match) => match.index + 1)
  const once = places.map((place) => ({ key: insertAt(key, [place]), lengthened: 1 }))
  const twice = places.flatMap((place, number) =>
    places
      .slice(number + 1)
      .map((other) => ({ key: insertAt(key, [other, place]), lengthened: 2 })),
  )
  return [...great, ...once, ...twice]
}

/** Inserts う, from the last place to the first. */
function insertAt(text: string, places: readonly number[]): string {
  return places.reduce((longer, place) => `${longer.slice(0, place)}う${longer.slice(place)}`, text)
}
