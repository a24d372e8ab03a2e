import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import Alert from '@mui/material/Alert'
import { useRef, useState } from 'react'
import { findAuthCode } from '../../../api/failures/find-auth-code'
import { PlainFailure } from '../../../api/failures/plain-failure'
import { describeWaitShortly, findRetrySeconds } from '../../../api/failures/retry-seconds'
import { CodeField } from '../../../kit/forms/form-parts'
import { describeCodeLife } from '../../../session/account-security/code-life'
import { MailWhereabouts } from '../../../session/account-security/mail-whereabouts'
import { AccountForm } from './account-form'
import { describeAccessFailure } from './describe-access-failure'
import { useCountdown } from './use-countdown'

/** Between two mails of one kind to one address (the service's setting is 60 s). */
export const mailPauseSeconds = 60

/** Wrong tries after which a mailed code is void. */
const maxWrongTries = 5

interface MailedCodeFormProps {
  email: string
  submitLabel: string
  /** 0 where no mail was asked for just now. */
  pauseSeconds: number
  /** Throws when the code is refused. */
  onVerify: (code: string) => Promise<void>
  /** Asks for another mail; throws when it is refused. */
  onResend: () => Promise<void>
}

/** The six digits of a mail. Asked for before its link, which mail scanners may use up. */
export function MailedCodeForm(props: MailedCodeFormProps) {
  const { email, submitLabel, pauseSeconds, onVerify, onResend } = props
  const [code, setCode] = useState('')
  const wrongTries = useRef(0)
  async function verify() {
    if (code.length < 6) throw new PlainFailure('The code has six digits.')
    try {
      await onVerify(code)
    } catch (error) {
      if (findAuthCode(error) === 'otp_expired') wrongTries.current += 1
      if (wrongTries.current < maxWrongTries) throw error
      throw new PlainFailure(
        'This was the fifth code that is not right, so the code of that mail no longer counts. Send another mail, or follow the link of this one.',
        'code',
      )
    }
  }
  async function resend() {
    await onResend()
    wrongTries.current = 0
  }
  return (
    <AccountForm
      act={verify}
      submitLabel={submitLabel}
      more={
        <>
          <ResendButton pauseSeconds={pauseSeconds} onResend={resend} />
          <MailWhereabouts email={email} />
        </>
      }
    >
      <CodeField
        label="Code from the mail"
        value={code}
        onChange={setCode}
        helperText={`Valid for ${describeCodeLife()}. After five codes that are not right only another mail helps.`}
        // Where the address is asked for as well, it comes first.
        autoFocus={email !== ''}
      />
    </AccountForm>
  )
}

function ResendButton({
  pauseSeconds,
  onResend,
}: Pick<MailedCodeFormProps, 'pauseSeconds' | 'onResend'>) {
  const { secondsLeft, startCountdown } = useCountdown(pauseSeconds)
  const [isPending, setIsPending] = useState(false)
  const [outcome, setOutcome] = useState<{ severity: 'success' | 'error'; text: string }>()

  async function resend() {
    setIsPending(true)
    setOutcome(undefined)
    try {
      await onResend()
      startCountdown(mailPauseSeconds)
      setOutcome({
        severity: 'success',
        text: 'A new mail is on its way. Only its code counts now.',
      })
    } catch (error) {
      const seconds = findRetrySeconds(error)
      if (seconds !== undefined) startCountdown(seconds)
      setOutcome({ severity: 'error', text: describeAccessFailure(error) })
    } finally {
      setIsPending(false)
    }
  }

  return (
    <>
      <TextButton
        loading={isPending}
        disabled={secondsLeft > 0}
        onClick={() => void resend()}
        style={{ alignSelf: 'flex-start' }}
      >
        {secondsLeft > 0
          ? `Send another mail in ${describeWaitShortly(secondsLeft)}`
          : 'Send another mail'}
      </TextButton>
      {outcome !== undefined && (
        <Alert severity={outcome.severity} role={outcome.severity === 'error' ? 'alert' : 'status'}>
          {outcome.text}
        </Alert>
      )}
    </>
  )
}
