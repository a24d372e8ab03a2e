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

/** Senses that are said of nobody's kanji: bygone, rare, coarse or only among some. */
const special = new Set([
  ...['arch', 'obs', 'obsc', 'rare', 'dated', 'hist', 'poet', 'joc', 'euph', 'id', 'proverb'],
  ...['vulg', 'X', 'derog', 'sens', 'sl', 'net-sl', 'm-sl', 'male-sl'],
])
const commonSenses = 3
const commonGlosses = 3

/** The meanings that whoever knows the word thinks of; none of a word that few know. */
export function listCommonMeanings({ senses, isCommon, jlpt }: CurriculumWord): string[] {
  if (!isCommon && jlpt === null) return []
  const common = senses.filter(
    ({ usage, fields }) => fields.length === 0 && !usage.some((code) => special.has(code)),
  )
  const meanings = common
    .slice(0, commonSenses)
    .flatMap(({ glosses }) => glosses.slice(0, commonGlosses).flatMap(cleanMeaning))
  return [...new Set(meanings)]
}
