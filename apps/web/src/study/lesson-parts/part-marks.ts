import type { StudyItem } from '../../study-device/study-item'

/** How many colours and lines parts are told apart by; then they come again. */
const markCount = 5

export interface MarkedPart {
  subjectId: number
  literal: string
  name: string
  drawing: StudyItem['drawing']
  /** Its colour, and the kind of line below its name, which tells it without colour. */
  mark: number
  strokeIndices: readonly number[]
}

/** The parts of a kanji with what each is told apart by. */
export function listMarkedParts({
  parts,
  teaching,
}: Pick<StudyItem, 'parts' | 'teaching'>): MarkedPart[] {
  return parts.map(({ subjectId, literal, meaning }, index) => {
    const drawn = teaching?.parts.find((each) => each.subjectId === subjectId)
    return {
      subjectId,
      literal,
      name: meaning,
      drawing: drawn?.drawing ?? null,
      mark: index % markCount,
      strokeIndices: drawn?.strokeIndices ?? [],
    }
  })
}
