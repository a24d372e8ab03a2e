import type { StudyItem } from '../../study-device/study-item'

/** How many colours and lines parts are told apart by; then they come again. */
const markCount = 5

export interface MarkedPart {
  subjectId: number
  literal: string
  name: string
  /** What the story calls it, where that is another sense: 月 is the moon, and meat in 然. */
  storyName?: string | undefined
  drawing: StudyItem['drawing']
  /** Its colour, and the kind of line below its name, which tells it without colour. */
  mark: number
  strokeIndices: readonly number[]
}

/** The parts of a kanji with what each is told apart by. */
export function listMarkedParts({
  parts,
  teaching,
  lesson,
}: Pick<StudyItem, 'parts' | 'teaching'> & {
  lesson?: StudyItem['lesson'] | undefined
}): MarkedPart[] {
  return parts.map(({ subjectId, literal, meaning }, index) => {
    const drawn = teaching?.parts.find((each) => each.subjectId === subjectId)
    return {
      subjectId,
      literal,
      name: meaning,
      storyName: findStoryName(lesson?.story ?? [], { literal, name: meaning }),
      drawing: drawn?.drawing ?? null,
      mark: index % markCount,
      strokeIndices: drawn?.strokeIndices ?? [],
    }
  })
}

type Story = NonNullable<NonNullable<StudyItem['lesson']>['story']>

function findStoryName(
  story: Story,
  { literal, name }: { literal: string; name: string },
): string | undefined {
  const told = story.find((piece) => piece.kind === 'part' && piece.literal === literal)
  const known = name.toLowerCase()
  if (told === undefined || known.includes(told.text.toLowerCase())) return undefined
  // A sentence may begin with it.
  return told.text.charAt(0).toLowerCase() + told.text.slice(1)
}
