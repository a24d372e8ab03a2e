import './tooltip-bubble.css'
import Popper from '@mui/material/Popper'
import { KeySequence } from '../key-sequence/key-sequence'
import { stackingOrder } from '../theme/stacking-order'

interface TooltipBubbleProps {
  anchor: Element
  title: string
  shortcut?: readonly string[]
  onPointerEnter: () => void
  onPointerLeave: () => void
}

export function TooltipBubble({ anchor, title, shortcut, ...pointerProps }: TooltipBubbleProps) {
  return (
    <Popper
      open
      anchorEl={anchor}
      placement="bottom"
      role="tooltip"
      style={{ zIndex: stackingOrder.tooltip }}
    >
      <div className="tooltip-bubble" {...pointerProps}>
        {title}
        {shortcut !== undefined && (
          <>
            {' '}
            <KeySequence keys={shortcut} />
          </>
        )}
      </div>
    </Popper>
  )
}
