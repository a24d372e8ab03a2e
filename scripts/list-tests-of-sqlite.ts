import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const reader = 'packages/dictionary-db/src'

/** The tests that build, read and serve the tiny dictionary: what depends on the SQLite of a Node. */
export function listTestsOfSqlite(): string[] {
  const queries = readdirSync(reader, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.db.test.ts'))
    .map((path) => join(reader, path))
  return [
    ...queries,
    join(reader, 'sqlite'),
    'apps/dictionary-builder/src/pipeline/file',
    'apps/dictionary-builder/src/explain-failure.test.ts',
    'apps/server/src/main.test.ts',
    'apps/server/src/procedures/call-queries.db.test.ts',
    'apps/server/src/dictionary',
  ]
}
