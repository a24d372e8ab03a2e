import { IconButton } from '../icon-button/icon-button'
import { ExpandMore } from '../icons/expand-more'
import { ShortcutTooltip } from '../tooltip/shortcut-tooltip'
import './expand-button.css'

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
        <ExpandMore className={isExpanded ? 'expand-icon expand-icon-turned' : 'expand-icon'} />
      </IconButton>
    </ShortcutTooltip>
  )
}
