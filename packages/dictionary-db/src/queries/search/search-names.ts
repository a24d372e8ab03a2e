import { toKanaReadings } from '@kotonoha/japanese/kana/romaji-to-kana'
import type { MatchKind } from '@kotonoha/japanese/query-grammar/match-kinds'
import type { Dictionary } from '../../open-dictionary'
import { toSearchKey } from '../../search-index/text/search-key'
import {
  afterPrefix,
  type NameRow,
  namesByEnglish,
  namesByReading,
  namesByText,
  toNameItem,
} from './names/name-row'
import type { FoundPage, PageRequest } from './page-request'
import { hasJapanese } from './query/has-japanese'
import type { QueryTerm } from './query/parse-query'
import type { Understanding } from './search-result'

/** Names beyond these are not counted: nobody pages through a thousand people called 田中. */
const mostNames = 200

interface FoundName {
  row: NameRow
  how: MatchKind
  interpretation: number
  /** Lower comes first. */
  rank: number
}

/** Names by written form, reading or transcription; beginnings are enough. */
export function searchNames(dictionary: Dictionary, request: PageRequest): FoundPage {
  const interpretations: Understanding['interpretations'] = []
  const perTerm = request.query.terms.map((term) => findNames(dictionary, term, interpretations))
  const [first = new Map<number, FoundName>(), ...others] = perTerm
  const found = [...first.values()]
    .filter(({ row }) => others.every((names) => names.has(row.name_number)))
    .sort((a, b) => a.rank - b.rank || a.row.name_number - b.row.name_number)
  for (const { interpretation } of found) {
    const reading = interpretations[interpretation]
    if (reading !== undefined) reading.resultCount += 1
  }
  const page = found.slice(request.offset, request.offset + request.limit)
  return {
    items: page.map(({ row, how, interpretation }) =>
      toNameItem(row, { how, interpretation, inflections: [] }),
    ),
    total: found.length,
    isTotalExact: perTerm.every((names) => names.size < mostNames),
    understanding: {
      interpretations,
      inflections: [],
      sentence: null,
      nearMatches: [],
      readAs: null,
    },
  }
}

type Find = (from: string, to: string, limit: number) => NameRow[]

function findNames(
  dictionary: Dictionary,
  term: QueryTerm,
  interpretations: Understanding['interpretations'],
): Map<number, FoundName> {
  const found = new Map<number, FoundName>()
  const byText: Find = (...range) => namesByText.list(dictionary, ...range)
  const byReading: Find = (...range) => namesByReading.list(dictionary, ...range)
  const byEnglish: Find = (...range) => namesByEnglish.list(dictionary, ...range)
  const look = (language: 'japanese' | 'romaji' | 'english', text: string, finds: Find[]) => {
    const interpretation = interpretations.push({ language, text, resultCount: 0 }) - 1
    for (const find of finds) addNames(found, find, text, interpretation)
  }
  // Beginnings are found anyway, so what stands before a wildcard is what can be looked up.
  const text = term.text.replace(/[*?].*$/u, '')
  if (hasJapanese(text)) look('japanese', toSearchKey(text), [byText, byReading])
  else {
    look('english', text.toLowerCase(), [byEnglish])
    const readings = new Set(toKanaReadings(text).map((reading) => toSearchKey(reading)))
    for (const reading of [...readings].slice(0, 4)) look('romaji', reading, [byReading])
  }
  return found
}

/** Whole names first; of those that only begin so the shorter ones first. */
function addNames(
  found: Map<number, FoundName>,
  find: Find,
  key: string,
  interpretation: number,
): void {
  if (key === '') return
  const add = (row: NameRow, how: MatchKind, rank: number) => {
    if (!found.has(row.name_number)) found.set(row.name_number, { row, how, interpretation, rank })
  }
  for (const row of find(key, `${key}\u0000`, mostNames)) add(row, 'exact', 0)
  for (const row of find(`${key}\u0000`, afterPrefix(key), mostNames)) {
    add(row, 'prefix', row.text.length + row.reading.length)
  }
}
