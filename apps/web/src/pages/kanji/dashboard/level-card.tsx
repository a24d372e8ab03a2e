import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { Link } from '@tanstack/react-router'
import { openDialog } from '../../../features/dialogs/dialog-stack'
import { LevelCounts } from '../../../features/study-levels/level-counts'
import { LevelRing } from '../../../features/study-levels/level-ring'
import { describeLevelGate } from '../../../features/study-levels/level-words'
import { SubjectTiles } from '../../../features/study-subjects/subject-tiles'
import type { Dashboard } from './dashboard'
import { DashboardCard } from './dashboard-card'

/** The learner's level: how far it is, what is in it, and the kanji that it still waits for. */
export function LevelCard({ level: overview, now }: { level: Dashboard['level']; now: Date }) {
  const { level, levelCount, blockers } = overview
  return (
    <DashboardCard
      title={
        <Link to="/app/kanji/curriculum/kanji" search={{ curriculumLevel: level }}>
          Level {level}
        </Link>
      }
      action={
        <TextButton
          size="small"
          aria-haspopup="dialog"
          onClick={() =>
            openDialog(
              { type: 'curriculum-level-change', level },
              { source: 'dashboard', onlyOne: true },
            )
          }
        >
          Change level
        </TextButton>
      }
    >
      <div className="level-card-head">
        <LevelRing overview={overview} />
        <p className="level-card-gate">{describeLevelGate(overview)}</p>
      </div>
      {blockers.length > 0 && (
        <SubjectTiles
          label={
            level === levelCount
              ? 'Kanji that the last level waits for'
              : 'Kanji the next level waits for'
          }
          groups={[{ key: 'blockers', heading: undefined, subjects: blockers }]}
          now={now}
        />
      )}
      <LevelCounts overview={overview} />
    </DashboardCard>
  )
}
