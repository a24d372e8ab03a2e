import './skeleton-list.css'

export interface SkeletonListProps {
  count?: number
  heightPx?: number
  /** In steps of 8 px, as the theme's spacing. */
  gap?: number
  /** What is on its way, for whoever may wait a while; without it only screen readers hear of it. */
  words?: string
}

const spacingPx = 8

/** Grey blocks in the place of a list that is loading. */
export function SkeletonList({ count = 3, heightPx = 60, gap = 2, words }: SkeletonListProps) {
  return (
    <div
      className="skeleton-list"
      role="status"
      aria-label={words === undefined ? 'Loading' : undefined}
      style={{ gap: gap * spacingPx }}
    >
      {words}
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className="skeleton" style={{ height: heightPx }} />
      ))}
    </div>
  )
}
