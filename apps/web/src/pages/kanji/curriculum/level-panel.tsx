import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import Skeleton from '@mui/material/Skeleton'
import { openDialog } from '../../../kit/dialogs/dialog-stack'
import { FilledLink } from '../../../kit/links/button-links'
import { LevelCounts } from '../../../study/levels/level-counts'
import type { LevelOverview } from '../../../study/levels/level-overview'
import { LevelRing } from '../../../study/levels/level-ring'
import { describeLevelGate } from '../../../study/levels/level-words'

interface LevelPanelProps {
  /** Undefined while it is loaded. */
  overview: LevelOverview | undefined
}

const counts = {
  total: 36,
  locked: 0,
  waiting: 36,
  low: 0,
  medium: 0,
  high: 0,
  passed: 0,
  due: 0,
}

/** A level as most learners see theirs: as long as most in words and in buttons. */
const likeMost: LevelOverview = {
  level: 10,
  levelCount: 60,
  state: 'open',
  passedAt: null,
  isAssumed: false,
  isCurrent: true,
  components: counts,
  kanji: counts,
  words: counts,
  kanjiNeeded: 33,
  kanjiReached: 10,
  blockers: [],
}

/** The chosen level, or the learner's own: how far it is, what it holds, and the ways to study it. */
export function LevelPanel({ overview }: LevelPanelProps) {
  if (overview === undefined) {
    // What stands below moves by nothing: the place is measured on a panel that is not to be seen.
    return (
      <Skeleton
        inert
        variant="rounded"
        width="100%"
        component="div"
        className="level-panel-loading"
      >
        <LevelPanel overview={likeMost} />
      </Skeleton>
    )
  }
  const { level, state, isCurrent, components, kanji, words } = overview
  const waiting = components.waiting + kanji.waiting + words.waiting
  return (
    <section aria-label={`About level ${level}`} className="level-panel">
      <LevelRing overview={overview} />
      <div className="level-panel-words">
        <h2 className="level-panel-title">
          Level {level}
          {isCurrent && <span className="level-panel-current">your level</span>}
        </h2>
        <p>{describeLevelGate(overview)}</p>
        <LevelCounts overview={overview} />
        <div className="level-panel-actions">
          {state !== 'locked' && waiting > 0 && (
            <FilledLink to="/app/kanji/study" search={{ mode: 'lessons', curriculumLevel: level }}>
              Study its lessons
            </FilledLink>
          )}
          <TextButton
            aria-haspopup="dialog"
            onClick={() =>
              openDialog(
                { type: 'curriculum-level-change', level },
                { source: 'curriculum', onlyOne: true },
              )
            }
          >
            {isCurrent ? 'Start over or move' : `Go to level ${level}`}
          </TextButton>
        </div>
      </div>
    </section>
  )
}
