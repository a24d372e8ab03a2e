import type { StudySession } from '@kotonoha/study/session/study-session'
import type { StudyCard, StudyItem } from './study-item'

/** What a session is made of, from the server or from what the device keeps. */
export interface SessionMaterial {
  sessionId: string
  mode: StudySession['mode']
  /** Items in the order of teaching; none for reviews. */
  lessons: readonly number[]
  /** In the order of asking. */
  cards: readonly StudyCard[]
  items: readonly StudyItem[]
}
