import Popper from '@mui/material/Popper'
import { styled } from '@mui/material/styles'
import { KeySequence } from '../key-sequence/key-sequence'

const Bubble = styled('div')(({ theme }) => ({
  maxWidth: 300,
  margin: theme.spacing(0.75),
  padding: theme.spacing(0.5, 1),
  borderRadius: theme.spacing(0.5),
  backgroundColor: '#3c4043',
  color: '#ffffff',
  fontSize: theme.typography.pxToRem(12),
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
}))

interface TooltipBubbleProps {
  anchor: Element
  title: string
  shortcut?: readonly string[]
  onPointerEnter: () => void
  onPointerLeave: () => void
}

export function TooltipBubble({ anchor, title, shortcut, ...pointerProps }: TooltipBubbleProps) {
  return (
    <Popper open anchorEl={anchor} placement="bottom" role="tooltip" sx={{ zIndex: 'tooltip' }}>
      <Bubble {...pointerProps}>
        {title}
        {shortcut !== undefined && (
          <>
            {' '}
            <KeySequence keys={shortcut} />
          </>
        )}
      </Bubble>
    </Popper>
  )
}
