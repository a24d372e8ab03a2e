import { SkeletonList } from '@kotonoha/ui-kit/skeleton-list/skeleton-list'
import { useQuery } from '@tanstack/react-query'
import { QueryFailure } from '../../../features/query-failure/query-failure'
import { dashboardQuery } from './dashboard-query'

/** Where the learner stands and what there is to do. */
export function DashboardPage() {
  const dashboard = useQuery(dashboardQuery())
  if (dashboard.data === undefined) {
    return dashboard.error === null ? (
      <SkeletonList count={4} heightPx={120} />
    ) : (
      <QueryFailure error={dashboard.error} onRetry={() => void dashboard.refetch()} />
    )
  }
  const { lessons, reviews } = dashboard.data.availability
  return (
    <section>
      <h1>Dashboard</h1>
      <p>
        {reviews.leftToday} reviews, {lessons.leftToday} lessons
      </p>
    </section>
  )
}
