import type { ApiOutputs } from '../api/api'

type States = ApiOutputs['kanji']['study']['listStates']

/** How the learner stands with a kanji. */
export type KanjiStanding = States['kanji'][number]

/** How the learner stands with a spelling of a word. */
export type WordStanding = States['words'][number]

export type StudyState = KanjiStanding['state']

export interface WordName {
  wordId: number
  spellingId: string
}

/** What can be studied, as the dictionary names it. */
export type StudyThing = { kind: 'kanji'; kanjiId: string } | ({ kind: 'word' } & WordName)
