import type { StudyCard, StudyItem } from '../study-item'

/** 10:00 UTC on 1 April 2026. */
export const nowMs = Date.UTC(2026, 3, 1, 10)

const base: StudyItem = {
  subjectId: 0,
  kind: 'kanji',
  literal: '',
  drawing: null,
  level: 1,
  jlpt: 'N5',
  strokeCount: 4,
  kanjiId: null,
  wordId: null,
  spellingId: null,
  meaning: '',
  meanings: [],
  blockedMeanings: [],
  readings: [],
  readingShown: null,
  readingKind: null,
  otherReadings: [],
  parts: [],
  lookAlikes: [],
  usedIn: [],
  lesson: null,
  synonyms: [],
  note: '',
}

export const sun: StudyItem = {
  ...base,
  subjectId: 20_026_085,
  literal: '日',
  meaning: 'sun',
  meanings: ['sun', 'day'],
  blockedMeanings: [{ text: 'eye', subjectId: 20_030_446 }],
  readings: ['にち'],
  readingShown: 'ニチ',
  readingKind: 'on',
  otherReadings: ['ひ', 'か'],
}

export const woman: StudyItem = {
  ...base,
  subjectId: 31_000_001,
  kind: 'word',
  literal: '女',
  meaning: 'woman',
  meanings: ['woman'],
  readings: ['おんな'],
  readingShown: 'おんな',
}

export function cardOf({ subjectId }: StudyItem, facet: StudyCard['facet'], reps = 3): StudyCard {
  return {
    subjectId,
    facet,
    phase: 'review',
    stability: 5,
    difficulty: 5,
    dueAt: new Date(nowMs).toISOString(),
    lastReviewedAt: new Date(nowMs - 5 * 86_400_000).toISOString(),
    lastDay: 20_539,
    reps,
    lapses: 0,
    streak: 2,
    firstPassedAt: null,
    isSuspended: false,
    isAssumed: false,
    isLeech: false,
    isRemoved: false,
    revision: 1,
  }
}
