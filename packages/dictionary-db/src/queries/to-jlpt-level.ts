import type { JlptLevel } from '@kotonoha/japanese/jlpt-level'
import { jlptLevels } from '@kotonoha/japanese/jlpt-level'

/** The level of a row's number: 5 is N5; null and 0 are no level. */
export function toJlptLevel(jlpt: number | null): JlptLevel | null {
  if (jlpt === null || jlpt === 0) return null
  return jlptLevels[5 - jlpt] ?? null
}

/** The number that rows keep for a level: 5 for N5. */
export function toJlptNumber(level: JlptLevel): number {
  return 5 - jlptLevels.indexOf(level)
}
