import type { LevelOverview } from './level-overview'

type Gate = Pick<LevelOverview, 'level' | 'levelCount' | 'state' | 'kanjiNeeded' | 'kanjiReached'>

/** What stands between the level and the next, or its end. The bar is the bucket `medium` (design, 2.3). */
export function describeLevelGate(gate: Gate): string {
  const { level, levelCount, state, kanjiNeeded, kanjiReached } = gate
  if (state === 'locked') return `Not open yet. It opens when level ${level - 1} is passed.`
  const missing = Math.max(0, kanjiNeeded - kanjiReached)
  const kanji = missing === 1 ? '1 more kanji' : `${missing} more kanji`
  if (level === levelCount) {
    return missing === 0
      ? 'The last level, and you know it.'
      : `The last level: you know it with ${kanji} at medium or better.`
  }
  if (state === 'passed' || missing === 0) return `Passed: level ${level + 1} is open.`
  return `${kanji} at medium or better ${missing === 1 ? 'opens' : 'open'} level ${level + 1}.`
}
