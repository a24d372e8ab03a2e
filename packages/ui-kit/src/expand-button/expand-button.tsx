import ExpandMore from '@mui/icons-material/ExpandMore'
import IconButton from '@mui/material/IconButton'
import { ShortcutTooltip } from '../tooltip/shortcut-tooltip'

export interface ExpandButtonProps {
  isExpanded: boolean
  onToggle: () => void
  /** The id of what it shows and hides. */
  controls?: string
}

/** A chevron that points down while there is more to show. */
export function ExpandButton({ isExpanded, onToggle, controls }: ExpandButtonProps) {
  const title = isExpanded ? 'Show Less' : 'More'
  return (
    <ShortcutTooltip title={title}>
      <IconButton
        onClick={onToggle}
        aria-label={title}
        aria-expanded={isExpanded}
        aria-controls={controls}
      >
        <ExpandMore
          sx={(theme) => ({
            transform: isExpanded ? 'rotate(180deg)' : 'none',
            transition: theme.transitions.create('transform', {
              duration: theme.transitions.duration.shortest,
            }),
          })}
        />
      </IconButton>
    </ShortcutTooltip>
  )
}
