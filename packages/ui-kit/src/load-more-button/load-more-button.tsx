import Box from '@mui/material/Box'
import Button from '@mui/material/Button'

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
    <Box sx={{ display: 'flex', justifyContent: 'center', py: 2 }}>
      <Button
        variant="outlined"
        onClick={isLoading ? undefined : onClick}
        // Not `disabled`: that would throw keyboard focus back to the top of the page.
        aria-disabled={isLoading}
        aria-busy={isLoading}
        sx={{ borderRadius: '999px', minWidth: 160, ...(isLoading && { opacity: 0.6 }) }}
      >
        {label}
      </Button>
    </Box>
  )
}
