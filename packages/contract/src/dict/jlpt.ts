import { jlptLevels } from '@kotonoha/japanese/jlpt-level'
import { z } from 'zod'

export const jlptLevel = z.enum(jlptLevels)

/** A filter by level: one level or several; both spellings of the parameter are accepted. */
export const jlptFilter = z
  .union([jlptLevel.transform((level) => [level]), z.array(jlptLevel).max(jlptLevels.length)], {
    error: `expected one of ${jlptLevels.join(', ')}, or a list of them`,
  })
  .optional()
