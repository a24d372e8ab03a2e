import Button, { type ButtonProps } from '@mui/material/Button'

/** For an action that must not draw the eye. Takes `component` and its properties, as MUI's does. */
export function TextButton<Root extends React.ElementType = 'button'>(
  props: Omit<ButtonProps<Root, { component?: Root }>, 'variant'>,
) {
  return <Button {...props} variant="text" />
}
