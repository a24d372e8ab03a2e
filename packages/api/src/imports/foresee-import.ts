import type { output } from '@kotonoha/contract/kanji/import/get-outcome'
import { getSubjectKind } from '@kotonoha/study/subject'
import { listAppliedCards } from '@kotonoha/user-db/queries/imports/import-cards'
import { beginStudyChange } from '@kotonoha/user-db/queries/study/study-profile'
import type { Queries, UserDb } from '@kotonoha/user-db/user-db'
import type { z } from 'zod'
import { foundOrThrow } from '../found-or-throw'
import type { CurriculumIndex } from '../study/curriculum-index'
import { getForecastOf } from '../study/forecast'
import { loadLearner } from '../study/settle-levels'
import type { StudyLearner } from '../study/study-procedure'
import { applyImport } from './apply-import'

type Outcome = z.infer<typeof output>

const shownDays = 28

class TakenBack extends Error {
  constructor(readonly outcome: Outcome) {
    super('the transaction was a rehearsal')
  }
}

interface Foresight {
  learner: StudyLearner
  importId: string
  curriculum: CurriculumIndex
  at: Date
}

/**
 * What an import would lead to: it is done in earnest, looked at, and its transaction taken back. So
 * that the preview cannot say anything else than what comes.
 */
export async function foreseeImport(userDb: UserDb, foresight: Foresight): Promise<Outcome> {
  try {
    return await userDb.transaction(async (queries) => {
      throw new TakenBack(await rehearse(queries, foresight))
    })
  } catch (error) {
    if (error instanceof TakenBack) return error.outcome
    throw error
  }
}

async function rehearse(
  queries: Queries,
  { learner, importId, curriculum, at }: Foresight,
): Promise<Outcome> {
  const { userId } = learner
  const profile = foundOrThrow(await beginStudyChange(queries, userId), 'study profile')
  const change = { ...learner, profile, queries, revision: profile.revision }
  const loadNow = await countDays(queries, { learner, at })
  const { cards } = await applyImport(change, { importId, curriculum, at })
  const then = await loadLearner(queries, learner)
  const applied = await listAppliedCards(queries, { userId, importId })
  const subjectIds = new Set(applied.map(({ subjectId }) => subjectId))
  return {
    cards,
    levels: countByLevel(curriculum, [...subjectIds]),
    levelNow: profile.level,
    levelThen: then.profile.level,
    loadNow,
    loadThen: await countDays(queries, { learner, at }),
  }
}

async function countDays(
  queries: Queries,
  { learner, at }: Pick<Foresight, 'learner' | 'at'>,
): Promise<number[]> {
  const asked = { learner, at, hours: 0, days: shownDays }
  const { days } = await getForecastOf(queries, asked)
  return days.map(({ component, kanji, word }) => component + kanji + word)
}

function countByLevel({ byId }: CurriculumIndex, subjectIds: readonly number[]): Outcome['levels'] {
  const counts = new Map<string, Outcome['levels'][number]>()
  for (const subjectId of subjectIds) {
    const level = byId.get(subjectId)?.level
    if (level === undefined) continue
    const kind = getSubjectKind(subjectId)
    const known = counts.get(`${level}/${kind}`) ?? { level, kind, items: 0 }
    counts.set(`${level}/${kind}`, { ...known, items: known.items + 1 })
  }
  return [...counts.values()].toSorted((one, other) => one.level - other.level)
}
