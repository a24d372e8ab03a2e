import Tooltip, { type TooltipProps } from '@mui/material/Tooltip'
import { KeySequence } from '../key-sequence/key-sequence'

export interface ShortcutTooltipProps extends Omit<TooltipProps, 'title'> {
  title: string
  /** The keys that do the same, in the order they are pressed. */
  shortcut?: readonly string[]
}

/** A tooltip that may tell the keyboard shortcut of what it explains. */
export function ShortcutTooltip({ title, shortcut, children, ...props }: ShortcutTooltipProps) {
  return (
    <Tooltip
      {...props}
      title={
        shortcut === undefined ? (
          title
        ) : (
          <>
            {title} <KeySequence keys={shortcut} />
          </>
        )
      }
    >
      {children}
    </Tooltip>
  )
}
