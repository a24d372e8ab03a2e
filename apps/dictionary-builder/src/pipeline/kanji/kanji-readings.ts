import type { KanjiReading } from '@kotonoha/dictionary-db/entities/kanji-definition'
import { splitOkurigana } from '@kotonoha/japanese/okurigana'
import type { KanjidicCharacter } from '../../sources/kanjidic/kanjidic-character'

/** A reading in its source's notation, such as `た.べる`. */
interface SourceReading {
  kind: 'on' | 'kun'
  text: string
}

/** The ids made so far, by the reading's own object: half a million words share 37,000 of them. */
const readingIds = new WeakMap<SourceReading, string>()

/** `食:kun:た.べる`: the notation is kept, because た.べる and たべ.る are different readings. */
export function toReadingId(literal: string, reading: SourceReading): string {
  const known = readingIds.get(reading)
  if (known?.startsWith(literal) === true) return known
  const id = `${literal}:${reading.kind}:${reading.text}`
  readingIds.set(reading, id)
  return id
}

/** The readings of a kanji without their source's separators, in the source's order. */
export function listReadings(
  character: KanjidicCharacter,
  countWords: (readingId: string) => number,
): KanjiReading[] {
  return character.readings.map(({ kind, raw }) => {
    const { stem, okurigana } = splitOkurigana(raw)
    const readingId = toReadingId(character.literal, { kind, text: raw })
    return {
      readingId,
      kind,
      reading: stem + okurigana,
      stem,
      okurigana,
      affix: toAffix(raw),
      wordCount: countWords(readingId),
    }
  })
}

/** KANJIDIC2 writes `-づ.け` for a reading at the end of words, `ひと-` for one at the start. */
function toAffix(raw: string): KanjiReading['affix'] {
  if (raw.startsWith('-')) return 'suffix'
  return raw.endsWith('-') ? 'prefix' : 'none'
}

/** What a tile shows: each reading once, affixes and whole words alike. */
export function listReadingTexts(character: KanjidicCharacter, kind: 'on' | 'kun'): string[] {
  const texts = character.readings
    .filter((reading) => reading.kind === kind)
    .map(({ raw }) => raw.replace(/[.-]/g, ''))
  return [...new Set(texts)]
}
