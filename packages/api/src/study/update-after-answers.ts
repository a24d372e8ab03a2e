import type { StoredCard } from '@kotonoha/study/fold/stored-card'
import { isLeechNotice } from '@kotonoha/study/pace/leech'
import { findProgressBucket } from '@kotonoha/study/progress-bucket'
import { listCoreFacets } from '@kotonoha/study/subject'
import { listCardsOf } from '@kotonoha/user-db/queries/study/cards'
import type { CountedAnswers } from '@kotonoha/user-db/queries/study/count-answers'
import { addEvents, type StudyEvent } from '@kotonoha/user-db/queries/study/events'
import type { CurriculumIndex } from './curriculum-index'
import { passEarnedLevels } from './open-levels'
import type { StudyChange } from './study-procedure'
import { updateStreak } from './update-streak'

interface Moment {
  at: Date
  curriculum: CurriculumIndex
}

/** What follows from answers: levels and items passed, days that count. */
export async function updateAfterAnswers(
  change: StudyChange,
  { at, curriculum, counted }: Moment & { counted: CountedAnswers },
): Promise<void> {
  const { queries, userId } = change
  await updateStreak(change, counted.work)
  const moved = [...counted.before].filter(([is, was]) => bucketOf(is) !== bucketOf(was))
  const ids = new Set(moved.map(([is]) => is.subjectId))
  const kanji = [...ids].filter((id) => curriculum.byId.get(id)?.kind === 'kanji')
  if (kanji.length > 0) {
    const levels = new Set(kanji.map((id) => curriculum.byId.get(id)?.level ?? 0))
    await passEarnedLevels(change, { at, curriculum, levels: [...levels] })
  }
  const passed = [...counted.before]
    .filter(([is, was]) => hasPassed(is) && !(was !== undefined && hasPassed(was)))
    .map(([is]) => is.subjectId)
  const events = [
    ...(await listPassed(change, { at, curriculum, subjectIds: passed })),
    ...listNewLeeches(counted, at),
  ]
  await addEvents(queries, { userId, events })
}

function bucketOf(stored: StoredCard | undefined) {
  return stored && findProgressBucket([stored.card])
}

function hasPassed({ card }: StoredCard): boolean {
  return card.firstPassedAtMs !== undefined
}

async function listPassed(
  { queries, userId }: StudyChange,
  { at, curriculum, subjectIds }: Moment & { subjectIds: readonly number[] },
): Promise<StudyEvent[]> {
  const cards = await listCardsOf(queries, { userId, subjectIds })
  return [...new Set(subjectIds)].flatMap((subjectId) => {
    const kind = curriculum.byId.get(subjectId)?.kind
    const isWhole =
      kind !== undefined &&
      listCoreFacets(kind).every((facet) =>
        cards.some(
          (each) => each.subjectId === subjectId && each.facet === facet && hasPassed(each),
        ),
      )
    return isWhole ? [{ type: 'items-passed', key: `${subjectId}`, at, data: { subjectId } }] : []
  })
}

function listNewLeeches({ before }: CountedAnswers, at: Date): StudyEvent[] {
  return [...before].flatMap(([is, was]) => {
    const { lapses } = is.card
    if (!isLeechNotice(was?.card.lapses ?? 0, lapses)) return []
    const { subjectId, facet } = is
    const key = `${subjectId}/${facet}/${lapses}`
    return [{ type: 'leech' as const, key, at, data: { subjectId, facet, lapses } }]
  })
}
