import type { ListItem } from '@kotonoha/user-db/queries/lists/list-item'
import { toCsv } from '../csv'

const header = ['kind', 'text', 'reading', 'meaning', 'note', 'added']

/** A list for spreadsheets, in its order. */
export function exportAsCsv(items: readonly ListItem[]): string {
  const rows = items.map((item) => [
    item.kind,
    item.text,
    item.reading,
    item.meaning,
    item.note,
    item.addedAt.toISOString(),
  ])
  return toCsv([header, ...rows])
}
