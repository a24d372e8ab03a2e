import type { Subject } from '@kotonoha/dictionary-db/entities/curriculum/subject'
import type { CourseStanding } from '@kotonoha/study/levels/course-standing'
import { wereCardsRemoved } from '@kotonoha/user-db/queries/imports/import-jobs'
import { listOpenLevels, type OpenLevel } from '@kotonoha/user-db/queries/study/levels'
import {
  listChangedSubjects,
  listStandings,
  type Standing,
} from '@kotonoha/user-db/queries/study/standings'
import { listWantedSubjects } from '@kotonoha/user-db/queries/study/wanted-subjects'
import type { Queries } from '@kotonoha/user-db/user-db'
import type { CurriculumIndex } from './curriculum-index'

/** Where a learner stands in the whole curriculum, at one revision of their data. */
export interface LearnerStanding extends CourseStanding<Subject> {
  curriculum: CurriculumIndex
  standings: ReadonlyMap<number, Standing>
  openLevels: ReadonlyMap<number, OpenLevel>
}

interface Learner {
  userId: string
  revision: number
}

/** The latest learners who asked; a standing says what it is of, so an old one is never shown. */
const kept = new Map<string, Kept>()
const keptCount = 64

/**
 * Where the learner stands; kept by revision, since pages ask for it several times between two
 * answers. Not for use in a transaction, whose revision may never come to be.
 */
export async function getLearnerStanding(
  queries: Queries,
  curriculum: CurriculumIndex,
  { userId, revision }: Learner,
): Promise<LearnerStanding> {
  const known = kept.get(userId)
  if (known?.revision === revision && known.standing.curriculum === curriculum) {
    return known.standing
  }
  const isOlder =
    known?.standing.curriculum === curriculum &&
    known.revision < revision &&
    !(await wereCardsRemoved(queries, { userId, sinceRevision: known.revision }))
  const standing = isOlder
    ? await renewLearnerStanding(queries, { userId, known })
    : await loadLearnerStanding(queries, curriculum, userId)
  kept.delete(userId)
  const [eldest] = kept.keys()
  if (kept.size >= keptCount && eldest !== undefined) kept.delete(eldest)
  kept.set(userId, { revision, standing })
  return standing
}

interface Kept {
  revision: number
  standing: LearnerStanding
}

/** After an answer only a few of thousands of cards have changed: those alone are read again. */
async function renewLearnerStanding(
  queries: Queries,
  { userId, known }: { userId: string; known: Kept },
): Promise<LearnerStanding> {
  const { curriculum, standings: before } = known.standing
  const sinceRevision = known.revision
  const subjectIds = await listChangedSubjects(queries, { userId, sinceRevision })
  const changed = await listStandings(queries, { userId, subjectIds })
  return toStanding(queries, { userId, curriculum, standings: new Map([...before, ...changed]) })
}

export async function loadLearnerStanding(
  queries: Queries,
  curriculum: CurriculumIndex,
  userId: string,
): Promise<LearnerStanding> {
  const standings = await listStandings(queries, { userId })
  return toStanding(queries, { userId, curriculum, standings })
}

async function toStanding(
  queries: Queries,
  {
    userId,
    curriculum,
    standings,
  }: Pick<LearnerStanding, 'curriculum' | 'standings'> & { userId: string },
): Promise<LearnerStanding> {
  const levels = await listOpenLevels(queries, userId)
  const wanted = await listWantedSubjects(queries, userId)
  return {
    curriculum,
    standings,
    openLevels: new Map(levels.map((each) => [each.level, each])),
    wanted: new Set(wanted),
  }
}
