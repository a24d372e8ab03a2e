import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'

export interface SkeletonListProps {
  count?: number
  heightPx?: number
  /** In steps of the theme's spacing. */
  gap?: number
}

/** Grey blocks in the place of a list that is loading. */
export function SkeletonList({ count = 3, heightPx = 60, gap = 2 }: SkeletonListProps) {
  return (
    <Stack spacing={gap} role="status" aria-label="Loading">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={heightPx} />
      ))}
    </Stack>
  )
}
