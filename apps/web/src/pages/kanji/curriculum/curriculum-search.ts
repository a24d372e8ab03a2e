import { jlptLevels } from '@kotonoha/japanese/jlpt-level'
import * as z from 'zod/mini'
import { listParam } from '../../../kit/url-state/list-param'

/** A value that makes no sense is as if it were not there, so that every link opens. */
function param<Value extends z.ZodMiniType>(value: Value) {
  return z.catch(z.optional(value), undefined)
}

const literal = z.string().check(z.regex(/^\p{Script=Han}$/u))
const spellingId = z.string().check(z.regex(/^s[a-z2-7]{10}$/))
const strokeCount = z.int().check(z.minimum(1), z.maximum(84))

/** Of both tabs, so that a tab is left and found again as it was. */
export const curriculumSearch = z.object({
  curriculumLevel: param(z.int().check(z.minimum(1), z.maximum(60))),
  kanjiId: param(literal),
  wordSpellingId: param(spellingId),
  lock: param(z.enum(['locked', 'unlocked'])),
  progress: param(z.enum(['passed', 'low', 'medium', 'high'])),
  strokes: listParam(strokeCount),
  order: z.catch(z._default(z.enum(['grid', 'jlpt']), 'grid'), 'grid'),
  /** What the dashboard's coverage of a JLPT level counts. */
  jlpt: param(z.enum(jlptLevels)),
})

export type CurriculumSearch = z.output<typeof curriculumSearch>

export const curriculumSearchDefaults = { strokes: [], order: 'grid' } satisfies CurriculumSearch
