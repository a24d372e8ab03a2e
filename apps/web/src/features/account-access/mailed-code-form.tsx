import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { CodeField } from '../account-security/form-parts'
import { PlainFailure } from '../account-security/plain-failure'
import { AccountForm } from './account-form'
import { describeAccessFailure, findPauseSeconds } from './describe-access-failure'
import { MailWhereabouts } from './mail-whereabouts'
import { useMailPause } from './use-mail-pause'

/** Between two mails of one kind to one address (the service's setting is 60 s). */
export const mailPauseSeconds = 60

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
  async function verify() {
    if (code.length < 6) throw new PlainFailure('The code has six digits.')
    await onVerify(code)
  }
  return (
    <AccountForm
      act={verify}
      submitLabel={submitLabel}
      more={
        <>
          <ResendButton pauseSeconds={pauseSeconds} onResend={onResend} />
          <MailWhereabouts email={email} />
        </>
      }
    >
      <CodeField
        label="Code from the mail"
        value={code}
        onChange={setCode}
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
  const { secondsLeft, startPause } = useMailPause(pauseSeconds)
  const [isPending, setIsPending] = useState(false)
  const [outcome, setOutcome] = useState<{ severity: 'success' | 'error'; text: string }>()

  async function resend() {
    setIsPending(true)
    setOutcome(undefined)
    try {
      await onResend()
      startPause(mailPauseSeconds)
      setOutcome({
        severity: 'success',
        text: 'A new mail is on its way. Only its code counts now.',
      })
    } catch (error) {
      const seconds = findPauseSeconds(error)
      if (seconds !== undefined) startPause(seconds)
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
        sx={{ alignSelf: 'flex-start' }}
      >
        {secondsLeft > 0 ? `Send another mail in ${secondsLeft} s` : 'Send another mail'}
      </TextButton>
      {outcome !== undefined && (
        <Alert severity={outcome.severity} role={outcome.severity === 'error' ? 'alert' : 'status'}>
          {outcome.text}
        </Alert>
      )}
    </>
  )
}
