import { z } from 'zod'
import { subjectId } from '../study-identifiers'
import { subjectTile } from '../subject-tile'

/** kanji.curriculum.getComponentOverview: the id of a component. */
export const input = subjectId

export const output = z.object({
  component: subjectTile,
  /** English, the taught one first. */
  names: z.array(z.string()),
  /** Other shapes of the same component: 氵 of 水. */
  variants: z.array(z.string()),
  /** In the order of the curriculum. */
  foundInKanji: z.array(subjectTile),
  /** Components that share parts or are taken for each other. */
  related: z.array(subjectTile),
  synonyms: z.array(z.string()),
  note: z.string(),
  /** The learner stopped its reviews. */
  isSuspended: z.boolean(),
})
