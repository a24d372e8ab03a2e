import type { Subject } from '@kotonoha/dictionary-db/entities/curriculum/subject'
import type { CurriculumIndex } from './curriculum-index'

export interface PlacementQuestion {
  subjectId: number
  facet: 'meaning' | 'reading'
}

/** Places of a level's kanji that lie far apart when taken one after the other. */
const stride = 7

/**
 * A kanji of a level that was not asked yet, or of a level near it once all were: by turns what it
 * means and how it is read. The same answers ask the same again.
 */
export function choosePlacementQuestion(
  curriculum: CurriculumIndex,
  { level, asked }: { level: number; asked: ReadonlySet<number> },
): PlacementQuestion | undefined {
  const isMeaning = asked.size % 2 === 0
  const levels = Array.from({ length: curriculum.levelCount }, (_, index) => index + 1).toSorted(
    (one, other) => Math.abs(one - level) - Math.abs(other - level) || one - other,
  )
  for (const each of levels) {
    const kanji = curriculum
      .coreOfLevel(each)
      .filter((subject) => isAskable(subject, isMeaning) && !asked.has(subject.subjectId))
    const chosen = kanji[(asked.size * stride) % kanji.length]
    if (chosen !== undefined) {
      return { subjectId: chosen.subjectId, facet: isMeaning ? 'meaning' : 'reading' }
    }
  }
  return undefined
}

function isAskable({ kind, reading }: Subject, isMeaning: boolean): boolean {
  return kind === 'kanji' && (isMeaning || reading !== null)
}
