import { maxSynonyms } from '@kotonoha/contract/kanji/study-limits'
import type { StoredCard } from '@kotonoha/study/fold/stored-card'
import {
  isFreeForImport,
  type KnownCard,
  planImportedCards,
  storeImportedCard,
} from '@kotonoha/study/imports/imported-card'
import { toQuestionKey } from '@kotonoha/study/session/question'
import {
  dropUnusedCards,
  listStagedCards,
  noteCardsApplied,
} from '@kotonoha/user-db/queries/imports/import-cards'
import {
  findAppliedImport,
  findImportJob,
  type ImportJob,
  noteImportApplied,
} from '@kotonoha/user-db/queries/imports/import-jobs'
import { applySynonyms } from '@kotonoha/user-db/queries/imports/import-notes'
import { listCardsOf, saveCards } from '@kotonoha/user-db/queries/study/cards'
import { addEvents } from '@kotonoha/user-db/queries/study/events'
import { listOpenLevels } from '@kotonoha/user-db/queries/study/levels'
import { foundOrThrow } from '../found-or-throw'
import type { CurriculumIndex } from '../study/curriculum-index'
import { createScheduler, toCalendar } from '../study/scheduling'
import type { StudyChange } from '../study/study-procedure'
import { settleQuietly } from './settle-quietly'

/** An import can be taken back for so long. */
export const importLifeMs = 30 * 86_400_000

interface Application {
  importId: string
  curriculum: CurriculumIndex
  at: Date
}

export interface AppliedImport {
  importId: string
  cards: number
  level: number
  expiresAt: string
}

/** Makes the cards of an import; one that stands already, or whose source does, changes nothing. */
export async function applyImport(
  change: StudyChange,
  { importId, curriculum, at }: Application,
): Promise<AppliedImport> {
  const { queries, userId, profile } = change
  const asked = { userId, importId }
  const job = foundOrThrow(await findImportJob(queries, asked), 'such import')
  const standing = await findAppliedImport(queries, { userId, sourceHash: job.sourceHash })
  if (standing !== undefined) return toApplied(standing, profile.level)
  foundOrThrow(job.status === 'read' ? job : undefined, 'import that can be applied')
  const levels = await listOpenLevels(queries, userId)
  const made = await makeCards(change, { importId, curriculum, at })
  await saveCards(queries, { ...change, cards: made.map(({ stored }) => stored) })
  const cards = made.map(({ stored: { subjectId, facet }, before }) => {
    return { subjectId, facet, before }
  })
  await noteCardsApplied(queries, { ...asked, cards })
  await dropUnusedCards(queries, asked)
  await applySynonyms(queries, { ...asked, at, most: maxSynonyms })
  const before = { levels, ownLevel: profile.level }
  await noteImportApplied(queries, { ...asked, cards: made.length, at, before })
  const level = await settleQuietly(change, { curriculum, at })
  const data = { source: job.source, cards: made.length, level }
  const event = { type: 'import' as const, key: importId, at, data }
  await addEvents(queries, { userId, events: [event] })
  return toApplied({ ...job, cards: made.length, appliedAt: at }, level)
}

function toApplied({ importId, cards, appliedAt }: ImportJob, level: number): AppliedImport {
  const expiresAtMs = (appliedAt?.getTime() ?? 0) + importLifeMs
  return { importId, cards, level, expiresAt: new Date(expiresAtMs).toISOString() }
}

/** What an import makes now: an answer that came since it was read keeps its card. */
async function makeCards(
  change: StudyChange,
  { importId, curriculum, at }: Application,
): Promise<{ stored: StoredCard; before: StoredCard | undefined }[]> {
  const { queries, userId, preferences } = change
  const staged = await listStagedCards(queries, { userId, importId })
  const subjectIds = staged.map(({ subjectId }) => subjectId)
  const cards = await listCardsOf(queries, { userId, subjectIds })
  const cardOf = new Map(cards.map((each) => [toQuestionKey(each), each]))
  const known = staged
    .filter((each) => curriculum.byId.has(each.subjectId))
    .filter((each) => isFreeForImport(cardOf.get(toQuestionKey(each))))
    .toSorted((one, other) => placeOf(curriculum, one) - placeOf(curriculum, other))
  const planned = planImportedCards(known, {
    nowMs: at.getTime(),
    calendar: toCalendar(preferences),
    toScheduling: createScheduler(change),
  })
  return known.flatMap((each, place) => {
    const card = planned[place]
    if (card === undefined) return []
    const before = cardOf.get(toQuestionKey(each))
    const isSuspended = before?.isSuspended ?? false
    return [{ stored: storeImportedCard(each, { card, at, isSuspended }), before }]
  })
}

/** In the order of teaching. */
function placeOf({ byId }: CurriculumIndex, { subjectId }: KnownCard): number {
  const subject = byId.get(subjectId)
  return subject === undefined ? 0 : subject.level * 10_000 + subject.position
}
