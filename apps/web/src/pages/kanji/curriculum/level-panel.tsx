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

/** The chosen level, or the learner's own: how far it is, what it holds, and the ways to study it. */
export function LevelPanel({ overview }: LevelPanelProps) {
  if (overview === undefined)
    return <Skeleton variant="rounded" height={176} className="level-panel-loading" />
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
