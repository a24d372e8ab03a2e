import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { Link } from '@tanstack/react-router'
import { openDialog } from '../../../kit/dialogs/dialog-stack'
import { LevelCounts } from '../../../study/levels/level-counts'
import { LevelRing } from '../../../study/levels/level-ring'
import { describeLevelGate } from '../../../study/levels/level-words'
import { SubjectTiles } from '../../../study/subjects/subject-tiles'
import type { Dashboard } from './dashboard'
import { DashboardCard } from './dashboard-card'

/** The learner's level: how far it is, what is in it, and the kanji that are missing to pass it. */
export function LevelCard({ level: overview, now }: { level: Dashboard['level']; now: Date }) {
  const { level, blockers } = overview
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
          label={`Kanji that level ${level} is still to be passed with`}
          groups={[{ key: 'blockers', heading: undefined, subjects: blockers }]}
          now={now}
        />
      )}
      <LevelCounts overview={overview} />
    </DashboardCard>
  )
}
