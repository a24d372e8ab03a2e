import Alert from '@mui/material/Alert'
import Button, { type ButtonProps } from '@mui/material/Button'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import {
  type InputHTMLAttributes,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { FieldMeaning } from '../../api/failures/plain-failure'
import { FailedTryContext } from './failed-field'
import type { Submission } from './use-submission'

/** Why the last try failed; read out when it appears. */
export function FormFailure({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return (
    <Alert severity="error" role="alert">
      {text}
    </Alert>
  )
}

/**
 * The one button that does it; while it is being done it says so and takes no second press. It lets
 * go of the focus meanwhile, and takes it back where nothing else wanted it.
 */
export function SubmitButton({ isPending, ...props }: ButtonProps & { isPending: boolean }) {
  const button = useRef<HTMLButtonElement>(null)
  const wasPending = useRef(false)
  useEffect(() => {
    const isOver = wasPending.current && !isPending
    if (isOver && document.activeElement === document.body) button.current?.focus()
    wasPending.current = isPending
  }, [isPending])
  return <Button ref={button} type="submit" variant="contained" loading={isPending} {...props} />
}

/** For a code that did not arrive; beside the field that wants it. */
export function AnotherCodeButton({ sending }: { sending: Submission }) {
  return (
    <>
      <FormFailure text={sending.failure} />
      <Button
        sx={{ alignSelf: 'flex-start' }}
        loading={sending.isPending}
        onClick={() => sending.submit()}
      >
        Send another code
      </Button>
    </>
  )
}

export interface FieldProps
  extends Omit<TextFieldProps, 'onChange' | 'value' | 'slotProps' | 'required'> {
  value: string
  onChange: (value: string) => void
}

interface FormFieldProps extends FieldProps {
  inputAttributes?: InputHTMLAttributes<HTMLInputElement>
  /** Inside the field, behind what is typed. */
  end?: ReactNode
  /** What it asks for: the field that a refusal is about is marked. */
  meaning?: FieldMeaning
}

/**
 * What is needed is said by the label: a star on each of them would be noise, so only the input
 * itself is told that it is required. A field that was refused takes the focus; of an address and a
 * password that do not fit, the password does.
 */
export function FormField({ onChange, inputAttributes, end, meaning, ...props }: FormFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const { field, tryNumber } = useContext(FailedTryContext)
  const isRefused =
    meaning !== undefined && (field === meaning || (field === 'credentials' && meaning !== 'code'))
  const isToMend = isRefused && (field === meaning || meaning === 'password')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same refusal again calls back again
  useEffect(() => {
    if (isToMend) input.current?.focus()
  }, [isToMend, tryNumber])
  return (
    <TextField
      fullWidth
      inputRef={input}
      {...props}
      error={props.error === true || isRefused}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        htmlInput: { required: true, ...inputAttributes },
        input: { endAdornment: end },
      }}
    />
  )
}

/**
 * Six digits from an authenticator app or a mail; spaces between them are nobody's fault, nor are
 * the full-width digits of a Japanese keyboard. Digits that were refused make room for the next.
 */
export function CodeField({ onChange, ...props }: FieldProps) {
  const { field, tryNumber } = useContext(FailedTryContext)
  const isRefused = field === 'code'
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same refusal again clears it again
  useEffect(() => {
    if (isRefused) onChange('')
  }, [isRefused, tryNumber])
  return (
    <FormField
      autoComplete="one-time-code"
      {...props}
      meaning="code"
      onChange={(typed) => onChange(typed.normalize('NFKC').replace(/\D/g, '').slice(0, 6))}
      inputAttributes={{ inputMode: 'numeric', pattern: '[0-9]{6}', title: 'Six digits' }}
    />
  )
}

/** From paper, where the app is not at hand; the service reads it in any case and spelling. */
export function BackupCodeField({ onChange, ...props }: FieldProps) {
  return (
    <FormField
      label="Backup code"
      autoComplete="off"
      helperText="Ten letters and digits; each code works once."
      {...props}
      meaning="code"
      onChange={(typed) => onChange(typed.slice(0, 40))}
      inputAttributes={{ autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }}
    />
  )
}

/** A password, hidden until the learner wants to see it. */
export function PasswordField(props: Omit<FieldProps, 'type'>) {
  const [isShown, setIsShown] = useState(false)
  return (
    <FormField
      {...props}
      meaning="password"
      type={isShown ? 'text' : 'password'}
      inputAttributes={{ autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }}
      end={
        <Button
          size="small"
          aria-label={isShown ? 'Hide the password' : 'Show the password'}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </Button>
      }
    />
  )
}
