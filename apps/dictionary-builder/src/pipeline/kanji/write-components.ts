import type { SqliteDatabase } from '@kotonoha/dictionary-db/sqlite/sqlite-database'
import type { VisibleComponentDraft } from './visible-components'

/** Writes the components in the order they are offered in. */
export function writeComponents(
  database: SqliteDatabase,
  components: readonly VisibleComponentDraft[],
): void {
  const insert = database.prepare('INSERT INTO component VALUES (?, ?, ?, ?, ?)')
  components.forEach(({ literal, strokeCount, facts, kanji }, place) => {
    insert.run(place, literal, strokeCount, JSON.stringify(facts), kanji.join(''))
  })
}
