import type { SqliteDatabase } from '@kotonoha/dictionary-db/sqlite/sqlite-database'
import type { Edition } from '../edition/edition'
import type { KanjivgDrawing } from '../sources/kanjivg/kanjivg-drawing'
import { listBrokenRules } from './check-plan'
import type { EntriesRead } from './collect-input'
import { collectInput } from './collect-input'
import { planCurriculum } from './plan-curriculum'
import { measureCurriculum } from './report/measure-curriculum'
import { writeCurriculum } from './write-curriculum'

/** Plans the curriculum, checks it and writes it; kanji must be in the file already. */
export function buildCurriculum(
  database: SqliteDatabase,
  entries: EntriesRead,
  drawings: ReadonlyMap<string, KanjivgDrawing>,
  edition: Edition,
): void {
  const input = collectInput(database, entries)
  const plan = planCurriculum(input, edition)
  const broken = listBrokenRules(plan)
  if (broken.length > 0) throw new Error(`The curriculum is broken: ${broken.join('; ')}`)
  const { corpora } = input
  const report = measureCurriculum(plan, corpora)
  writeCurriculum(database, { plan, report, corpora, drawings, entries })
}
