import Alert from '@mui/material/Alert'
import { type FormEvent, type ReactNode, useState } from 'react'
import { describeWaitShortly, findRetrySeconds } from '../../../api/failures/retry-seconds'
import { FailedTryContext } from '../../../kit/forms/failed-field'
import { FormFailure, SubmitButton } from '../../../kit/forms/form-parts'
import { useSubmission } from '../../../kit/forms/use-submission'
import { describeAccessFailure } from './describe-access-failure'
import { useCountdown } from './use-countdown'

interface AccountFormProps {
  /** Throws when it was refused; `PlainFailure` where the form itself knows why. */
  act: () => Promise<void>
  submitLabel: string
  /** What is asked for. */
  children: ReactNode
  /** What else can be done, below the button. */
  more?: ReactNode
}

/**
 * One step on the way in: why the last try failed, the fields, and the button. Whoever tried too
 * often is told until when to wait; it is the button that counts, since a text that is read out
 * must not change each second.
 */
export function AccountForm({ act, submitLabel, children, more }: AccountFormProps) {
  const { secondsLeft, startCountdown } = useCountdown(0)
  const [isHeld, setIsHeld] = useState(false)
  async function tryOnce() {
    setIsHeld(false)
    try {
      await act()
    } catch (error) {
      const seconds = findRetrySeconds(error)
      if (seconds !== undefined) {
        setIsHeld(true)
        startCountdown(seconds)
      }
      throw error
    }
  }
  const { isPending, failure, failedTry, submit } = useSubmission(tryOnce, describeAccessFailure)
  const isWaiting = secondsLeft > 0
  const handleSubmit = (event: FormEvent) => {
    if (isWaiting) event.preventDefault()
    else submit(event)
  }
  return (
    <form className="account-form" noValidate onSubmit={handleSubmit}>
      {isHeld && !isWaiting ? (
        <Alert severity="info" role="status">
          You can try again now.
        </Alert>
      ) : (
        <FormFailure text={failure} />
      )}
      <FailedTryContext value={failedTry}>{children}</FailedTryContext>
      <SubmitButton isPending={isPending} disabled={isWaiting}>
        {isWaiting ? `Try again in ${describeWaitShortly(secondsLeft)}` : submitLabel}
      </SubmitButton>
      {more}
    </form>
  )
}
