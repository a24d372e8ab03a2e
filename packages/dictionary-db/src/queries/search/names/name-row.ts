import { statement } from '../../statement'
import type { Match, NameItem } from '../search-result'

export interface NameRow {
  name_number: number
  name_id: string
  text: string
  reading: string
  types: string
  translations: string
  /** The written form and the reading as search keys. */
  text_key: string
  reading_key: string
}

const columns = 'name_number, name_id, text, reading, types, translations, text_key, reading_key'

/** Names whose key lies between two texts (the end left out), so many at most. */
function namesBetween(column: 'text_key' | 'reading_key' | 'english_key') {
  return statement<NameRow>(
    `SELECT ${columns} FROM search_name WHERE ${column} >= ? AND ${column} < ?
     ORDER BY ${column}, name_number LIMIT ?`,
  )
}

export const namesByText = namesBetween('text_key')
export const namesByReading = namesBetween('reading_key')
export const namesByEnglish = namesBetween('english_key')

/** After every text that begins with the prefix. */
export function afterPrefix(prefix: string): string {
  return `${prefix}\u{10ffff}`
}

export function toNameItem(row: NameRow, match: Match): NameItem {
  const types: [code: string, label: string][] = JSON.parse(row.types)
  return {
    kind: 'name',
    nameId: row.name_id,
    text: row.text,
    reading: row.reading,
    types: types.map(([code, label]) => ({ code, label })),
    translations: JSON.parse(row.translations),
    match,
  }
}
