import type { LearnerStanding } from '../study/learner-standing'

/** Items whose every core facet was passed once, with when the last of them was; in no order. */
export function listPassedItems({
  standings,
}: LearnerStanding): { subjectId: number; passedAtMs: number }[] {
  return [...standings.values()].flatMap(({ subjectId, passedAtMs }) =>
    passedAtMs === undefined ? [] : [{ subjectId, passedAtMs }],
  )
}
