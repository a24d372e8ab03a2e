import type { LevelOverview } from './level-overview'

type Gate = Pick<
  LevelOverview,
  'level' | 'levelCount' | 'state' | 'passedAt' | 'isAssumed' | 'kanjiNeeded' | 'kanjiReached'
> & { kanji: Pick<LevelOverview['kanji'], 'total'> }

/**
 * What stands between the level and its being passed. Known well is the bucket `medium` or a
 * better one, a word that nobody has met on the first day; opening is not told of it, for levels
 * open by themselves when lessons run short.
 */
export function describeLevelGate(gate: Gate): string {
  const { level, levelCount, state, passedAt, isAssumed, kanjiNeeded, kanjiReached, kanji } = gate
  const isLast = level === levelCount
  if (state === 'locked') return 'Not open yet. It opens by itself when its turn comes.'
  if (state === 'passed' && isAssumed) return 'Taken for known.'
  const on = passedAt === null ? '' : ` on ${formatDay(passedAt)}`
  if (state === 'passed') return isLast ? `The last level, passed${on}.` : `Passed${on}.`
  const passes = isLast ? 'pass the last level' : 'pass the level'
  if (kanjiReached === 0)
    return `Know ${kanjiNeeded} of its ${kanji.total} kanji well to ${passes}.`
  const missing = Math.max(0, kanjiNeeded - kanjiReached)
  return `You know ${kanjiReached} of its ${kanji.total} kanji well: ${missing} more to ${passes}.`
}

function formatDay(moment: string): string {
  return new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' }).format(
    new Date(moment),
  )
}
