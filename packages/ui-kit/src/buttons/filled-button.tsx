import type { ElementType } from 'react'
import { Button, type ButtonProps } from '../button/button'

/** For the one main action. Takes `component` and its properties, as the button does. */
export function FilledButton<Root extends ElementType = 'button'>({
  isRectangular = false,
  ...props
}: Omit<ButtonProps<Root>, 'variant' | 'isPill'> & {
  /** Slightly rounded corners in place of the pill, for buttons that fill a box. */
  isRectangular?: boolean
}) {
  return <Button {...(props as ButtonProps)} variant="contained" isPill={!isRectangular} />
}
