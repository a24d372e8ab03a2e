import type { StudySubject } from '../study-subject'

/** A kanji of the first level whose lesson waits, unless said otherwise. */
export function buildSubject(changes: Partial<StudySubject> = {}): StudySubject {
  return {
    subjectId: 20_026_085,
    kind: 'kanji',
    literal: '日',
    drawing: null,
    meaning: 'day',
    reading: 'ニチ',
    level: 1,
    position: 1,
    jlpt: 'N5',
    strokeCount: 4,
    kanjiId: '日',
    wordId: null,
    spellingId: null,
    isCore: true,
    lock: 'unlocked',
    progress: null,
    dueAt: null,
    isWanted: false,
    ...changes,
  }
}
