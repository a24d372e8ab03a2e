import type { JlptLevelNumber } from './jlpt-row'

export function toJlptLevelNumber(value: unknown): JlptLevelNumber | undefined {
  return value === 1 || value === 2 || value === 3 || value === 4 || value === 5 ? value : undefined
}
