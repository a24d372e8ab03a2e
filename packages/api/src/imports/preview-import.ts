import type { importFinding } from '@kotonoha/contract/kanji/import/import-item'
import type { input } from '@kotonoha/contract/kanji/import/preview'
import type { Subject } from '@kotonoha/dictionary-db/entities/curriculum/subject'
import type { Dictionary } from '@kotonoha/dictionary-db/open-dictionary'
import type { StoredCard } from '@kotonoha/study/fold/stored-card'
import { isFreeForImport, type KnownCard } from '@kotonoha/study/imports/imported-card'
import { toQuestionKey } from '@kotonoha/study/session/question'
import { hasFacet } from '@kotonoha/study/subject'
import { stageImportCards } from '@kotonoha/user-db/queries/imports/import-cards'
import {
  type ImportedHistory,
  saveImportedHistories,
} from '@kotonoha/user-db/queries/imports/import-histories'
import {
  addImportJob,
  dropAbandonedImports,
  findAppliedImport,
  findImportJob,
} from '@kotonoha/user-db/queries/imports/import-jobs'
import { stageSynonyms } from '@kotonoha/user-db/queries/imports/import-notes'
import { listCardsOf } from '@kotonoha/user-db/queries/study/cards'
import type { z } from 'zod'
import type { CurriculumIndex } from '../study/curriculum-index'
import type { StudyChange } from '../study/study-procedure'
import { findSubjects, type ImportItem, knowsTaughtReading, mostChoices } from './find-subjects'
import { findThing } from './find-thing'

type Finding = z.infer<typeof importFinding>

interface Reading {
  request: z.infer<typeof input>
  curriculum: CurriculumIndex
  dictionary: Dictionary
  at: Date
}

const minuteMs = 60_000
/** Nobody reads a file for longer; another tab may be reading one now. */
const dayMs = 86_400_000

/** Says what becomes of a slice of a source, and keeps aside what would be made of it. */
export async function previewImport(
  { queries, userId }: StudyChange,
  { request, curriculum, dictionary, at }: Reading,
): Promise<{ findings: Finding[]; appliedAt: string | null }> {
  const { importId, sourceHash, items } = request
  const job = await findImportJob(queries, { userId, importId })
  if (job === undefined) {
    await dropAbandonedImports(queries, { userId, before: new Date(at.getTime() - dayMs) })
    await addImportJob(queries, { ...request, userId, at })
  }
  const choices = items.map((item) => findSubjects(curriculum, item))
  const subjectIds = choices.flatMap((each) => each.map(({ subjectId }) => subjectId))
  const cards = await listCardsOf(queries, { userId, subjectIds })
  const cardOf = new Map(cards.map((each) => [toQuestionKey(each), each]))
  const findings = items.map((item, place) =>
    toFinding({ item, found: choices[place] ?? [], cardOf, dictionary }),
  )
  // An import that was applied, or taken back, is history: what is sent late changes nothing.
  if (job === undefined || job.status === 'read') {
    const made = items.flatMap((item, place) => {
      const { outcome } = findings[place] ?? {}
      const isMade = outcome === 'new' || outcome === 'here'
      const [subject] = isMade ? (choices[place] ?? []) : []
      return subject === undefined ? [] : [{ item, subject }]
    })
    await stage(queries, { userId, importId, made, cardOf })
  }
  const applied = await findAppliedImport(queries, { userId, sourceHash })
  return { findings, appliedAt: applied?.appliedAt?.toISOString() ?? null }
}

interface Found {
  item: ImportItem
  found: readonly Subject[]
  cardOf: ReadonlyMap<string, StoredCard>
  dictionary: Dictionary
}

function toFinding({ item, found, cardOf, dictionary }: Found): Finding {
  const choices = found.slice(0, mostChoices).map((subject) => ({
    subjectId: subject.subjectId,
    kind: subject.kind,
    literal: subject.literal,
    reading: subject.reading,
    meaning: subject.meaning,
    level: subject.level,
  }))
  const [only] = found
  if (only === undefined) {
    return { outcome: 'outside', choices: [], thing: findThing(dictionary, item) }
  }
  if (found.length > 1) return { outcome: 'ambiguous', choices, thing: null }
  const known = listKnownCards(item, only, cardOf)
  const isNew = known.some((each) => !cardOf.has(toQuestionKey(each)))
  const outcome = isNew ? 'new' : known.length > 0 ? 'here' : 'kept'
  return { outcome, choices, thing: null }
}

/** The cards that an item would make; those that were answered here are left out. */
function listKnownCards(
  item: ImportItem,
  subject: Subject,
  cardOf: ReadonlyMap<string, StoredCard>,
): KnownCard[] {
  const { subjectId } = subject
  return item.cards.flatMap(({ facets, memory }) =>
    facets
      .filter((facet) => hasFacet(subject.kind, facet))
      .filter((facet) => facet !== 'reading' || knowsTaughtReading(subject, item.readings))
      .filter((facet) => isFreeForImport(cardOf.get(toQuestionKey({ subjectId, facet }))))
      .map((facet) => ({ subjectId, facet, memory: memory && toMemory(memory) })),
  )
}

function toMemory({
  stability,
  difficulty,
  reviewedMinute,
}: NonNullable<ImportItem['cards'][number]['memory']>) {
  return { stability, difficulty, lastReviewedAtMs: reviewedMinute * minuteMs }
}

interface Staging {
  userId: string
  importId: string
  made: readonly { item: ImportItem; subject: Subject }[]
  cardOf: ReadonlyMap<string, StoredCard>
}

async function stage(
  queries: StudyChange['queries'],
  { userId, importId, made, cardOf }: Staging,
): Promise<void> {
  // Of what a source has twice the first counts.
  const known = firstOfEach(
    made.flatMap(({ item, subject }) => listKnownCards(item, subject, cardOf)),
    toQuestionKey,
  )
  await stageImportCards(queries, { userId, importId, known })
  const histories = firstOfEach(
    made.flatMap(({ item, subject }) => listHistories(item, subject)),
    toQuestionKey,
  )
  await saveImportedHistories(queries, { userId, importId, histories })
  const notes = made.flatMap(({ item: { synonyms }, subject: { subjectId } }) =>
    synonyms.length === 0 ? [] : [{ subjectId, synonyms }],
  )
  const once = firstOfEach(notes, ({ subjectId }) => String(subjectId))
  await stageSynonyms(queries, { userId, importId, notes: once })
}

function listHistories({ cards }: ImportItem, { subjectId, kind }: Subject): ImportedHistory[] {
  return cards.flatMap(({ facets, history }) => {
    const facet = facets.find((each) => hasFacet(kind, each))
    if (history === null || history.ratings.length === 0 || facet === undefined) return []
    let day = 0
    const days = history.days.map((after) => {
      day += after
      return day
    })
    return [{ subjectId, facet, days, ratings: history.ratings }]
  })
}

function firstOfEach<Each>(all: readonly Each[], toKey: (each: Each) => string): Each[] {
  const first = new Map<string, Each>()
  for (const each of all) if (!first.has(toKey(each))) first.set(toKey(each), each)
  return [...first.values()]
}
