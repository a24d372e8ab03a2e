import InputBase, { type InputBaseProps } from '@mui/material/InputBase'
import { styled } from '@mui/material/styles'

const RoundedInput = styled(InputBase)(({ theme }) => {
  const { palette } = theme.vars ?? theme
  return {
    width: '100%',
    minHeight: 44,
    padding: theme.spacing(0.5, 2),
    gap: theme.spacing(1),
    borderRadius: '999px',
    backgroundColor: palette.surface.component,
    border: '2px solid transparent',
    transition: theme.transitions.create(['border-color', 'background-color'], {
      duration: theme.transitions.duration.shortest,
    }),
    '&.Mui-focused': {
      borderColor: palette.primary.main,
      backgroundColor: palette.background.paper,
    },
    '&.Mui-error': { borderColor: palette.error.main },
    '&.Mui-disabled': { opacity: 0.6 },
    // The frame of the whole field shows the focus; a second ring inside it would be noise.
    '& input:focus-visible': { outline: 'none' },
    // Text under 16 px makes a phone zoom into the field.
    '& input': { fontSize: '1rem', padding: 0 },
  }
})

export interface FilledRoundedTextFieldProps extends Omit<InputBaseProps, 'aria-label'> {
  /** Names the field to screen readers; a placeholder vanishes while one types. */
  label: string
}

/** A field without a visible label: search and filters. */
export function FilledRoundedTextField({
  label,
  inputProps,
  ...props
}: FilledRoundedTextFieldProps) {
  return <RoundedInput {...props} slotProps={{ input: { 'aria-label': label, ...inputProps } }} />
}
