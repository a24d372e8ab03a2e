import type { SubjectId } from '../subject'
import { type Question, siblingDistance } from './question'

/** Above this many questions no order can get stuck: a subject has three facets at most. */
const lookAheadFrom = 18

type Counts = ReadonlyMap<SubjectId, number>

function countSubjects(questions: readonly Question[]): Map<SubjectId, number> {
  const counts = new Map<SubjectId, number>()
  for (const { subjectId } of questions) counts.set(subjectId, (counts.get(subjectId) ?? 0) + 1)
  return counts
}

function takeOne(counts: Counts, subjectId: SubjectId): Map<SubjectId, number> {
  const rest = new Map(counts)
  const left = (counts.get(subjectId) ?? 0) - 1
  if (left > 0) rest.set(subjectId, left)
  else rest.delete(subjectId)
  return rest
}

/** Whether the rest can still be asked with every distance kept: fullest subject first. */
function canFinish(counts: Counts, recent: readonly SubjectId[]): boolean {
  let rest = counts
  let last = [...recent]
  while (rest.size > 0) {
    const allowed = [...rest].filter(([subjectId]) => !last.includes(subjectId))
    const fullest = allowed.toSorted(([, one], [, other]) => other - one)[0]?.[0]
    if (fullest === undefined) return false
    rest = takeOne(rest, fullest)
    last = [...last, fullest].slice(1 - siblingDistance)
  }
  return true
}

/**
 * The same questions, moved as little as possible, so that those of one subject are three places
 * apart wherever that can be done.
 */
export function spaceSiblings(questions: readonly Question[]): Question[] {
  const left = [...questions]
  const spaced: Question[] = []
  while (left.length > 0) {
    const recent = spaced.slice(1 - siblingDistance).map(({ subjectId }) => subjectId)
    const counts = left.length <= lookAheadFrom ? countSubjects(left) : undefined
    const isAllowed = ({ subjectId }: Question) => !recent.includes(subjectId)
    const keepsAll = (question: Question) =>
      counts === undefined ||
      canFinish(
        takeOne(counts, question.subjectId),
        [...recent, question.subjectId].slice(1 - siblingDistance),
      )
    const best = left.findIndex((question) => isAllowed(question) && keepsAll(question))
    const place = best >= 0 ? best : Math.max(0, left.findIndex(isAllowed))
    spaced.push(...left.splice(place, 1))
  }
  return spaced
}
