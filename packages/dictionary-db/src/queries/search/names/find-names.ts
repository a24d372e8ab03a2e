import { listOtherWritings, toNewCharacters } from '@kotonoha/japanese/old-characters'
import type { MatchKind } from '@kotonoha/japanese/query-grammar/match-kinds'
import type { Dictionary } from '../../../open-dictionary'
import { toSearchKey } from '../../../search-index/text/search-key'
import { hasJapanese } from '../query/has-japanese'
import type { Understanding } from '../search-result'
import { listNameReadings } from './name-readings'
import { afterPrefix, type NameRow, namesByEnglish, namesByReading, namesByText } from './name-row'

/** Names beyond these are not counted: nobody pages through a thousand that begin with 田. */
export const mostBegun = 200
/** The most writings that one reading has (ゆりな) are 652. */
const mostWhole = 700

const perLengthened = 150
/** A name written otherwise (渡邊, 渡辺) stands behind what is written so. */
const otherWriting = 600

export interface FoundName {
  row: NameRow
  how: MatchKind
  interpretation: number
  /** 0 for a whole name; of those that only begin so the shorter come first. */
  rank: number
  /** What speaks against a whole name beside how usual it is. */
  penalty: number
}

/** Names found for one part of a query, with how the part was read. */
export class NameFinder {
  readonly interpretations: Understanding['interpretations'] = []
  readonly #dictionary: Dictionary

  constructor(dictionary: Dictionary) {
    this.#dictionary = dictionary
  }

  /** Names that are written, read or transcribed as the text, or begin so. */
  find(text: string): Map<number, FoundName> {
    const found = new Map<number, FoundName>()
    if (text === '') return found
    const look = (language: 'japanese' | 'romaji' | 'english', key: string, penalty = 0) =>
      this.#look(found, { language, key, penalty })
    if (hasJapanese(text)) {
      look('japanese', toSearchKey(text))
      // 髙橋 and 山﨑 are 高橋 and 山崎, which the source writes as all do.
      if (found.size === 0) look('japanese', toSearchKey(toNewCharacters(text)))
      for (const other of listOtherWritings(text)) {
        look('japanese', toSearchKey(other), otherWriting)
      }
    } else {
      look('english', text.toLowerCase())
      for (const { key, lengthened } of listNameReadings(text)) {
        look('romaji', key, lengthened * perLengthened)
      }
    }
    return found
  }

  /** Whole names only. */
  findWhole(text: string): FoundName[] {
    return [...this.find(text).values()].filter(({ rank }) => rank === 0)
  }

  #look(
    found: Map<number, FoundName>,
    {
      language,
      key,
      penalty,
    }: { language: 'japanese' | 'romaji' | 'english'; key: string; penalty: number },
  ): void {
    const tables = {
      japanese: [namesByText, namesByReading],
      romaji: [namesByReading],
      english: [namesByEnglish],
    }[language]
    const before = found.size
    const interpretation = this.interpretations.length
    const add = (row: NameRow, how: MatchKind, rank: number) => {
      // さとう begins as `sato` does, and is all of it with its vowel made long.
      if ((found.get(row.name_number)?.rank ?? Number.POSITIVE_INFINITY) <= rank) return
      found.set(row.name_number, { row, how, interpretation, rank, penalty })
    }
    for (const table of tables) {
      const whole = table.list(this.#dictionary, key, `${key}\u0000`, mostWhole)
      for (const row of whole) add(row, 'exact', 0)
      // A vowel made long is a guess, and begins too much.
      if (penalty > 0) continue
      const begun = table.list(this.#dictionary, `${key}\u0000`, afterPrefix(key), mostBegun)
      for (const row of begun) add(row, 'prefix', row.text.length + row.reading.length)
    }
    if (found.size > before || penalty === 0) {
      this.interpretations.push({ language, text: key, resultCount: 0 })
    }
  }
}
