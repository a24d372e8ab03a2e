import type { CurriculumWord } from '../curriculum-input'
import { cleanMeaning } from './clean-meaning'

/** Senses that nobody uses today are no right answers to learn. */
const bygone = new Set(['arch', 'obs'])

/** More would be a dictionary article. */
const mostMeanings = 16

/** Right answers for a word, the one that is taught first. */
export function listWordMeanings({ senses }: CurriculumWord): string[] {
  const living = senses.filter(({ usage }) => !usage.some((code) => bygone.has(code)))
  const used = living.length > 0 ? living : senses
  const meanings = used.flatMap(({ glosses }) => glosses.flatMap(cleanMeaning))
  return [...new Set(meanings)].slice(0, mostMeanings)
}
