import { defaultStudyPreferences } from '@kotonoha/contract/kanji/study-preferences'
import type { StudyCard } from '../send-entries'
import type { StudySnapshot } from '../study-database'

/** A card that came due on 3 April 2026, at 02:00 UTC. */
export function buildCard(card: Partial<StudyCard> = {}): StudyCard {
  return {
    subjectId: 20_022_823,
    facet: 'meaning',
    phase: 'review',
    stability: 2.3,
    difficulty: 5,
    dueAt: '2026-04-03T02:00:00.000Z',
    lastReviewedAt: '2026-04-01T09:00:00.000Z',
    lastDay: 20_544,
    reps: 1,
    lapses: 0,
    streak: 1,
    firstPassedAt: null,
    isSuspended: false,
    isAssumed: false,
    isLeech: false,
    isRemoved: false,
    revision: 4,
    ...card,
  }
}

export function buildItem(subjectId: number): StudySnapshot['items'][number] {
  return {
    subjectId,
    kind: 'kanji',
    literal: '食',
    drawing: null,
    level: 1,
    jlpt: 'N5',
    strokeCount: 9,
    kanjiId: '食',
    wordId: null,
    spellingId: null,
    meaning: 'eat',
    meanings: ['eat'],
    blockedMeanings: [],
    readings: ['しょく'],
    readingShown: 'ショク',
    readingKind: 'on',
    otherReadings: [],
    parts: [],
    lookAlikes: [],
    usedIn: [],
    lesson: null,
    synonyms: [],
    note: '',
  }
}

export function buildSnapshot(snapshot: Partial<StudySnapshot> = {}): StudySnapshot {
  const cards = snapshot.cards ?? [buildCard(), buildCard({ facet: 'reading' })]
  const lessons = snapshot.lessons ?? [20_039_135]
  const subjectIds = new Set([...cards.map(({ subjectId }) => subjectId), ...lessons])
  return {
    now: '2026-04-03T08:00:00.000Z',
    revision: 4,
    profile: {
      level: 1,
      preferences: defaultStudyPreferences,
      vacationSince: null,
      parameters: null,
      curriculumVersion: 1,
      createdAt: '2026-04-01T08:00:00.000Z',
      revision: 4,
    },
    today: { day: 20_546, reviews: 0, newCards: 0 },
    cards,
    lessons,
    items: Array.from(subjectIds, buildItem),
    ...snapshot,
  }
}
