import type { levelOverview, levelSummary } from '@kotonoha/contract/kanji/level-overview'
import type { Subject } from '@kotonoha/dictionary-db/entities/curriculum/subject'
import { findLevelProgress } from '@kotonoha/study/levels/level-progress'
import {
  countStandings,
  findLevelState,
  listLevelKanji,
} from '@kotonoha/study/levels/level-standing'
import type { z } from 'zod'
import type { LearnerStanding } from './learner-standing'
import { toTile } from './to-tile'

type Overview = z.infer<typeof levelOverview>

/** Tiles shown of the kanji that are missing to pass the level. */
const shownBlockers = 12

interface Place {
  level: number
  /** Of the learner. */
  currentLevel: number
  at: Date
}

/** A level as the learner stands in it. */
export function toLevelOverview(
  standing: LearnerStanding,
  { level, currentLevel, at }: Place,
): Overview {
  const { curriculum } = standing
  const subjects = curriculum.coreOfLevel(level)
  const ofKind = (kind: Subject['kind']) => subjects.filter((each) => each.kind === kind)
  const count = (kind: Subject['kind']) => countStandings(standing, ofKind(kind), at.getTime())
  const open = standing.openLevels.get(level)
  const { needed, reached, blockers } = findLevelProgress(listLevelKanji(standing, level))
  return {
    level,
    levelCount: curriculum.levelCount,
    state: findLevelState(standing, level),
    passedAt: open?.passedAt?.toISOString() ?? null,
    isAssumed: open?.source === 'assumed',
    isCurrent: level === currentLevel,
    components: count('component'),
    kanji: count('kanji'),
    words: count('word'),
    kanjiNeeded: needed,
    kanjiReached: reached,
    // Once enough are reached, the others hold nobody up.
    blockers:
      reached >= needed
        ? []
        : blockers
            .slice(0, shownBlockers)
            .flatMap((id) => curriculum.byId.get(id) ?? [])
            .map((each) => toTile(standing, each)),
  }
}

/** All levels in a row. */
export function listLevelSummaries(
  standing: LearnerStanding,
  currentLevel: number,
): z.infer<typeof levelSummary>[] {
  const { curriculum } = standing
  return Array.from({ length: curriculum.levelCount }, (_, index) => {
    const level = index + 1
    const kanji = listLevelKanji(standing, level)
    return {
      level,
      state: findLevelState(standing, level),
      isCurrent: level === currentLevel,
      kanjiCount: kanji.length,
      kanjiReached: findLevelProgress(kanji).reached,
      kanjiPassed: kanji.filter(({ bucket }) => bucket === 'passed').length,
    }
  })
}
