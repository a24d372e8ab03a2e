import Alert from '@mui/material/Alert'
import Button, { type ButtonProps } from '@mui/material/Button'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { useState } from 'react'

/** Why the last try failed; read out when it appears. */
export function FormFailure({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return (
    <Alert severity="error" role="alert">
      {text}
    </Alert>
  )
}

/** The one button that does it; while it is being done it says so and takes no second press. */
export function SubmitButton({ isPending, ...props }: ButtonProps & { isPending: boolean }) {
  return <Button type="submit" variant="contained" loading={isPending} {...props} />
}

interface FieldProps extends Omit<TextFieldProps, 'onChange' | 'value'> {
  value: string
  onChange: (value: string) => void
}

export function FormField({ onChange, ...props }: FieldProps) {
  return (
    <TextField
      fullWidth
      required
      // What is needed is said by the labels; a star on each of them would be noise.
      slotProps={{ inputLabel: { required: false }, ...props.slotProps }}
      {...props}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** Six digits from an authenticator app or a mail; spaces between them are nobody's fault. */
export function CodeField({ onChange, ...props }: Omit<FieldProps, 'slotProps'>) {
  return (
    <FormField
      autoComplete="one-time-code"
      {...props}
      onChange={(typed) => onChange(typed.replace(/\D/g, '').slice(0, 6))}
      slotProps={{
        inputLabel: { required: false },
        htmlInput: { inputMode: 'numeric', pattern: '[0-9]{6}', title: 'Six digits' },
      }}
    />
  )
}

/** A password, hidden until the learner wants to see it. */
export function PasswordField({ label, ...props }: Omit<FieldProps, 'slotProps' | 'type'>) {
  const [isShown, setIsShown] = useState(false)
  return (
    <FormField
      label={label}
      {...props}
      type={isShown ? 'text' : 'password'}
      slotProps={{
        inputLabel: { required: false },
        input: {
          endAdornment: (
            <Button
              size="small"
              aria-label={isShown ? 'Hide the password' : 'Show the password'}
              onClick={() => setIsShown(!isShown)}
            >
              {isShown ? 'Hide' : 'Show'}
            </Button>
          ),
        },
        htmlInput: { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false },
      }}
    />
  )
}
