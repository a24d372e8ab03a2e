import Button, { type ButtonProps } from '@mui/material/Button'

type FilledButtonProps<Root extends React.ElementType> = Omit<
  ButtonProps<Root, { component?: Root }>,
  'variant'
> & {
  /** Slightly rounded corners in place of the pill, for buttons that fill a box. */
  isRectangular?: boolean
}

/** For the one main action. Takes `component` and its properties, as MUI's button does. */
export function FilledButton<Root extends React.ElementType = 'button'>({
  isRectangular = false,
  ...props
}: FilledButtonProps<Root>) {
  return (
    <Button {...props} variant="contained" sx={{ borderRadius: isRectangular ? 1 : '999px' }} />
  )
}
