import type { Database } from 'better-sqlite3'
import type { KanjivgDrawing } from '../sources/kanjivg/kanjivg-drawing'
import { listBrokenRules } from './check-plan'
import type { EntriesRead } from './collect-input'
import { collectInput } from './collect-input'
import { planCurriculum } from './plan-curriculum'
import { measureCurriculum } from './report/measure-curriculum'
import { writeCurriculum } from './write-curriculum'

/** Plans the curriculum, checks it and writes it; kanji must be in the file already. */
export function buildCurriculum(
  database: Database,
  entries: EntriesRead,
  drawings: ReadonlyMap<string, KanjivgDrawing>,
): void {
  const input = collectInput(database, entries)
  const plan = planCurriculum(input)
  const broken = listBrokenRules(plan)
  if (broken.length > 0) throw new Error(`The curriculum is broken: ${broken.join('; ')}`)
  writeCurriculum(database, plan, measureCurriculum(plan, input.corpora), drawings)
}
