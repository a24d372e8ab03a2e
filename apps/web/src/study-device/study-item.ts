import type { Question } from '@kotonoha/study/session/question'
import type { ApiOutputs } from '../api/api'

type StartedSession = ApiOutputs['kanji']['study']['startSession']

/** An item with all that asking it, checking answers and teaching it needs. */
export type StudyItem = StartedSession['items'][number]

export type StudyCard = StartedSession['cards'][number]

export type StudyProfile = ApiOutputs['core']['user']['getKanjiProductProfile']

export type StudyPreferences = StudyProfile['preferences']

/** Names a card: one facet of one item. */
export type CardKey = string

export function toCardKey({ subjectId, facet }: Question): CardKey {
  return `${subjectId}/${facet}`
}
