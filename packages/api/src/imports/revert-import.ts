import type { StoredCard } from '@kotonoha/study/fold/stored-card'
import { toQuestionKey } from '@kotonoha/study/session/question'
import {
  type AppliedCard,
  listAppliedCards,
  noteCardsApplied,
  removeCards,
} from '@kotonoha/user-db/queries/imports/import-cards'
import {
  findImportJob,
  getLevelsBefore,
  type ImportJob,
  listImportJobs,
  noteImportReverted,
  saveLevelsBefore,
} from '@kotonoha/user-db/queries/imports/import-jobs'
import { restoreNotes } from '@kotonoha/user-db/queries/imports/import-notes'
import { listCardsOf, saveCards } from '@kotonoha/user-db/queries/study/cards'
import { addEvents } from '@kotonoha/user-db/queries/study/events'
import {
  closeLevels,
  listOpenLevels,
  restoreOpenLevels,
} from '@kotonoha/user-db/queries/study/levels'
import { findStudyProfile, saveStudyProfile } from '@kotonoha/user-db/queries/study/study-profile'
import { foundOrThrow } from '../found-or-throw'
import type { CurriculumIndex } from '../study/curriculum-index'
import type { StudyChange } from '../study/study-procedure'
import { importLifeMs } from './apply-import'
import { settleQuietly } from './settle-quietly'

interface Reversal {
  importId: string
  curriculum: CurriculumIndex
  at: Date
}

export interface RevertedImport {
  cards: number
  kept: number
  level: number
}

/**
 * Takes an import back. Cards, notes and levels are as before; what was answered since stays, with
 * the levels that it belongs to.
 */
export async function revertImport(
  change: StudyChange,
  { importId, curriculum, at }: Reversal,
): Promise<RevertedImport> {
  const { queries, userId, revision } = change
  const job = await findImportJob(queries, { userId, importId })
  const appliedAt = job?.status === 'applied' ? job.appliedAt : undefined
  const isInTime = appliedAt !== undefined && at.getTime() - appliedAt.getTime() <= importLifeMs
  const standing = foundOrThrow(isInTime ? job : undefined, 'such import of the last 30 days')
  const later = (await listImportJobs(queries, userId))
    .filter((each) => each.status === 'applied' && isAfter(each, standing))
    .toReversed()
  const { back, kept } = await restoreCards(change, { job: standing, later })
  await restoreNotes(queries, { userId, importId })
  await restoreLevels(change, { importId, curriculum, later })
  await noteImportReverted(queries, { userId, importId, revision, at })
  // What a later import brought still stands, and so do the levels that follow from it.
  const level =
    later.length > 0
      ? await settleQuietly(change, { curriculum, at })
      : (await getOwnLevel(change)).level
  const event = { type: 'import-reverted' as const, key: importId, at, data: { cards: back } }
  await addEvents(queries, { userId, events: [event] })
  return { cards: back, kept, level }
}

function isAfter(one: ImportJob, other: ImportJob): boolean {
  return (one.appliedAt?.getTime() ?? 0) > (other.appliedAt?.getTime() ?? 0)
}

async function restoreCards(
  change: StudyChange,
  { job, later }: { job: ImportJob; later: readonly ImportJob[] },
): Promise<{ back: number; kept: number }> {
  const { queries, userId } = change
  const applied = await listAppliedCards(queries, { userId, importId: job.importId })
  const subjectIds = applied.map(({ subjectId }) => subjectId)
  const cards = await listCardsOf(queries, { userId, subjectIds })
  const cardOf = new Map(cards.map((each) => [toQuestionKey(each), each]))
  const isUntouched = (each: AppliedCard) => {
    const card = cardOf.get(toQuestionKey(each))
    return card !== undefined && isAsImported(card, job)
  }
  const untouched = applied.filter(isUntouched)
  const others = applied.filter((each) => !isUntouched(each))
  const passedOn = await passOn(change, { cards: others, later })
  await removeCards(queries, {
    userId,
    cards: untouched.filter(({ before }) => before === undefined),
  })
  await saveCards(queries, { ...change, cards: untouched.flatMap(({ before }) => before ?? []) })
  return { back: untouched.length, kept: others.length - passedOn }
}

function isAsImported({ base, card }: StoredCard, { appliedAt }: ImportJob): boolean {
  return base !== undefined && base.at.getTime() === appliedAt?.getTime() && card.reps === 0
}

/** A card that a later import made again goes back to what was before this one. */
async function passOn(
  { queries, userId }: StudyChange,
  { cards, later }: { cards: readonly AppliedCard[]; later: readonly ImportJob[] },
): Promise<number> {
  let open = new Map(cards.map((each) => [toQuestionKey(each), each]))
  let count = 0
  for (const { importId } of later) {
    const made = await listAppliedCards(queries, { userId, importId })
    const theirs = made.flatMap((each) => open.get(toQuestionKey(each)) ?? [])
    await noteCardsApplied(queries, { userId, importId, cards: theirs })
    count += theirs.length
    const keys = new Set(theirs.map(toQuestionKey))
    open = new Map([...open].filter(([key]) => !keys.has(key)))
  }
  return count
}

async function restoreLevels(
  change: StudyChange,
  {
    importId,
    curriculum,
    later: [next],
  }: Pick<Reversal, 'importId' | 'curriculum'> & { later: readonly ImportJob[] },
): Promise<void> {
  const { queries, userId, profile } = change
  const before = await getLevelsBefore(queries, { userId, importId })
  if (next !== undefined) {
    await saveLevelsBefore(queries, { userId, importId: next.importId, ...before })
  }
  const known = new Set(before.levels.map(({ level }) => level))
  const added = (await listOpenLevels(queries, userId)).filter(({ level }) => !known.has(level))
  const keptUpTo = await findHighestStudied(change, { curriculum, levels: added })
  const closed = added.filter(({ level }) => level > keptUpTo)
  await closeLevels(queries, { userId, levels: closed.map(({ level }) => level) })
  await restoreOpenLevels(queries, { userId, levels: before.levels })
  const level = Math.max(before.ownLevel, Math.min(profile.level, keptUpTo))
  const { settings, vacationSince } = profile
  await saveStudyProfile(queries, { userId, level, settings, vacationSince })
}

/** The highest of some levels with an answer that was given here; 0 where there is none. */
async function findHighestStudied(
  { queries, userId }: StudyChange,
  { curriculum, levels }: { curriculum: CurriculumIndex; levels: readonly { level: number }[] },
): Promise<number> {
  const subjectIds = levels.flatMap(({ level }) =>
    curriculum.coreOfLevel(level).map(({ subjectId }) => subjectId),
  )
  const cards = await listCardsOf(queries, { userId, subjectIds })
  const studied = cards.filter(({ card }) => card.reps > 0)
  return Math.max(0, ...studied.map((each) => curriculum.byId.get(each.subjectId)?.level ?? 0))
}

async function getOwnLevel({ queries, userId }: StudyChange): Promise<{ level: number }> {
  return foundOrThrow(await findStudyProfile(queries, userId), 'study profile')
}
