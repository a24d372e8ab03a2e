import type { ElementType, ReactNode } from 'react'
import { Button, type ButtonProps } from '../button/button'

/** For an action that must not draw the eye. Takes `component` and its properties, as the button does. */
export function TextButton<Root extends ElementType = 'button'>(
  props: Omit<ButtonProps<Root>, 'variant'>,
): ReactNode
export function TextButton(props: Omit<ButtonProps, 'variant'>) {
  return <Button {...props} variant="text" />
}
