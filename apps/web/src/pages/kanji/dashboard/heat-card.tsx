import { countOf } from '../../../study/plots/percent'
import { formatLearnerDay } from '../../../study/profile/learner-days'
import type { Dashboard } from './dashboard'
import { DashboardCard } from './dashboard-card'
import { shownDays, toHeatCells } from './heat-cells'

/** The last three months, a mark for each day. */
export function HeatCard({ dashboard: { heat, today, goal, streak } }: { dashboard: Dashboard }) {
  const cells = toHeatCells(heat, today)
  const reviews = heat.reduce((sum, each) => sum + each.reviews, 0)
  const days = cells.filter(({ step }) => step > 0).length
  return (
    <DashboardCard title="Studied days" id="studied-days">
      <p className="heat-today">
        Today: {countOf(goal.reviewsDone, 'review')}, {countOf(goal.lessonsDone, 'lesson')},{' '}
        {Math.round(goal.minutes).toLocaleString('en')} min
      </p>
      <div
        role="img"
        aria-label={`Studied on ${days} of the last ${shownDays} days, with ${countOf(reviews, 'review')}`}
        className="heat-strip"
      >
        {cells.map(({ day, reviews: count, step }) => (
          <span
            key={day}
            className={`heat-cell heat-step-${step}`}
            title={`${formatLearnerDay(day)}: ${countOf(count, 'review')}`}
          />
        ))}
      </div>
      <p className="dashboard-faint">
        {countOf(days, 'day')} of the last {shownDays}, {countOf(reviews, 'review')}
        {streak.isShown && `; the longest run so far is ${countOf(streak.longest, 'day')}`}
      </p>
    </DashboardCard>
  )
}
