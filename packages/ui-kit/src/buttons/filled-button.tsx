import type { ElementType, ReactNode } from 'react'
import { Button, type ButtonProps } from '../button/button'

interface OwnProps {
  /** Slightly rounded corners in place of the pill, for buttons that fill a box. */
  isRectangular?: boolean
}

/** For the one main action. Takes `component` and its properties, as the button does. */
export function FilledButton<Root extends ElementType = 'button'>(
  props: Omit<ButtonProps<Root>, 'variant' | 'isPill'> & OwnProps,
): ReactNode
export function FilledButton({
  isRectangular = false,
  ...props
}: Omit<ButtonProps, 'variant' | 'isPill'> & OwnProps) {
  return <Button {...props} variant="contained" isPill={!isRectangular} />
}
