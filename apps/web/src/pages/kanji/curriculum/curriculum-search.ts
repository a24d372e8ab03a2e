import { jlptLevels } from '@kotonoha/japanese/jlpt-level'
import * as v from 'valibot'
import { listParam } from '../../../kit/url-state/list-param'

/** A value that makes no sense is as if it were not there, so that every link opens. */
function param<Value extends v.GenericSchema>(value: Value) {
  return v.fallback(v.optional(value), undefined)
}

const literal = v.pipe(v.string(), v.regex(/^\p{Script=Han}$/u))
const spellingId = v.pipe(v.string(), v.regex(/^s[a-z2-7]{10}$/))
const strokeCount = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(84))

/** Of both tabs, so that a tab is left and found again as it was. */
export const curriculumSearch = v.object({
  curriculumLevel: param(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(60))),
  kanjiId: param(literal),
  wordSpellingId: param(spellingId),
  lock: param(v.picklist(['locked', 'unlocked'])),
  progress: param(v.picklist(['passed', 'low', 'medium', 'high'])),
  strokes: listParam(strokeCount),
  order: v.fallback(v.optional(v.picklist(['grid', 'jlpt']), 'grid'), 'grid'),
  /** What the dashboard's coverage of a JLPT level counts. */
  jlpt: param(v.picklist(jlptLevels)),
})

export type CurriculumSearch = v.InferOutput<typeof curriculumSearch>

export const curriculumSearchDefaults = { strokes: [], order: 'grid' } satisfies CurriculumSearch
