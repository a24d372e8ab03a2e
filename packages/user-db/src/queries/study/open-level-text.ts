import type { OpenLevel } from './levels'

/** An open level as JSON keeps it: dates are text. */
export type LevelText = Omit<OpenLevel, 'openedAt' | 'passedAt'> & {
  openedAt: string
  passedAt?: string
}

export function toOpenLevel(kept: LevelText): OpenLevel {
  const { openedAt, passedAt } = kept
  return {
    ...kept,
    openedAt: new Date(openedAt),
    passedAt: passedAt === undefined ? undefined : new Date(passedAt),
  }
}
