import { toNameId, toUsualTranslations } from '../../../search-index/name-columns'
import { statement } from '../../statement'
import type { Match, NameItem } from '../search-result'

export interface NameRow {
  name_number: number
  text: string
  reading: string
  /** JSON of [code, label] pairs. */
  types: string
  english_key: string
  /** JSON; null where they are the usual ones of the key. */
  translations: string | null
  /** The written form and the reading as search keys. */
  text_key: string
  reading_key: string
}

/** As the indexes have them: a key that is the text itself is not stored. */
export const textKey = 'coalesce(text_key, text)'
export const readingKey = 'coalesce(reading_key, reading)'

const columns = `name_number, text, reading, types, english_key, translations,
  ${textKey} AS text_key, ${readingKey} AS reading_key`

/** Names whose key lies between two texts (the end left out), so many at most. */
function namesBetween(key: string) {
  // CROSS: the names are looked up by their key first.
  return statement<NameRow>(
    `SELECT ${columns} FROM search_name CROSS JOIN search_name_types USING (types_number)
     WHERE ${key} >= ? AND ${key} < ? ORDER BY ${key}, name_number LIMIT ?`,
  )
}

export const namesByText = namesBetween(textKey)
export const namesByReading = namesBetween(readingKey)
export const namesByEnglish = namesBetween('english_key')

/** After every text that begins with the prefix. */
export function afterPrefix(prefix: string): string {
  return `${prefix}\u{10ffff}`
}

export function toNameItem(row: NameRow, match: Match): NameItem {
  const types: [code: string, label: string][] = JSON.parse(row.types)
  return {
    kind: 'name',
    nameId: toNameId(
      row.text,
      row.reading,
      types.map(([code]) => code),
    ),
    text: row.text,
    reading: row.reading,
    types: types.map(([code, label]) => ({ code, label })),
    translations:
      row.translations === null
        ? toUsualTranslations(row.english_key)
        : JSON.parse(row.translations),
    match,
  }
}
