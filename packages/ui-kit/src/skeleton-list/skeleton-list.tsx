import './skeleton-list.css'

export interface SkeletonListProps {
  count?: number
  heightPx?: number
  /** In steps of 8 px, as the theme's spacing. */
  gap?: number
}

const spacingPx = 8

/** Grey blocks in the place of a list that is loading. */
export function SkeletonList({ count = 3, heightPx = 60, gap = 2 }: SkeletonListProps) {
  return (
    <div
      className="skeleton-list"
      role="status"
      aria-label="Loading"
      style={{ gap: gap * spacingPx }}
    >
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className="skeleton" style={{ height: heightPx }} />
      ))}
    </div>
  )
}
