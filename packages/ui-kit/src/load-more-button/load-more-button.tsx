import { Button } from '../button/button'
import './load-more-button.css'

export interface LoadMoreButtonProps {
  label?: string
  isLoading?: boolean
  onClick: () => void
}

/** Fetches the next page of a list. Keeps its width and focus while loading. */
export function LoadMoreButton({
  label = 'Load More',
  isLoading = false,
  onClick,
}: LoadMoreButtonProps) {
  return (
    <div className="load-more">
      <Button
        variant="outlined"
        onClick={isLoading ? undefined : onClick}
        // Not `disabled`: that would throw keyboard focus back to the top of the page.
        aria-disabled={isLoading}
        aria-busy={isLoading}
        isPill
        className="load-more-button"
      >
        {label}
      </Button>
    </div>
  )
}
