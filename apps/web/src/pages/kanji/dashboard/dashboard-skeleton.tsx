import Skeleton from '@mui/material/Skeleton'

/** Blocks where the cards will be. */
export function DashboardSkeleton() {
  return (
    <div role="status" aria-label="Loading">
      <div className="start-cards">
        <Skeleton variant="rounded" height={148} />
        <Skeleton variant="rounded" height={148} />
      </div>
      <div className="dashboard-columns">
        {[300, 300, 220, 220].map((height, index) => (
          <Skeleton key={index} variant="rounded" height={height} />
        ))}
      </div>
    </div>
  )
}
