import type { Rating } from '@kotonoha/srs/rating'
import { isShowingLessons } from './running-session'
import type { SessionStore } from './session-store'
import type { KeyActions } from './use-study-keys'

/** What the keys of the session do at this moment. */
export function toKeyActions(actions: SessionStore): KeyActions {
  const { session } = actions
  const { asked } = session
  const always: KeyActions = { undo: () => void actions.undo(), wrapUp: actions.wrapUp }
  // The lesson's own beats take the keys.
  if (isShowingLessons(session)) return {}
  if (asked === undefined) return always
  if (asked.outcome !== undefined) {
    return {
      ...always,
      next: () => void actions.proceed(),
      easy: actions.toggleEasy,
      override: actions.override,
    }
  }
  if (asked.way !== 'self-graded') return { ...always, hint: actions.hint }
  if (!asked.isRevealed) return { ...always, next: actions.reveal }
  const grade = (rating: Rating) => () => {
    actions.gradeSelf(rating)
    void actions.proceed()
  }
  const all = session.preferences.gradeButtons === 4
  return {
    ...always,
    grade1: grade(1),
    grade3: grade(3),
    next: grade(3),
    ...(all && { grade2: grade(2), grade4: grade(4) }),
  }
}
