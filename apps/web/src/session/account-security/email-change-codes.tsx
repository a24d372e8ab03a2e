import { CheckCircle } from '@kotonoha/ui-kit/icons/check-circle'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { FailedTryContext } from '../../kit/forms/failed-field'
import { CodeField, FormFailure, SubmitButton } from '../../kit/forms/form-parts'
import { useSubmission } from '../../kit/forms/use-submission'
import { describeCodeLife } from './code-life'
import { redeemEmailChange, resendEmailChange } from './email-change'

interface EmailChangeCodesProps {
  email: string
  newEmail: string
  onOther: () => void
  onLeave: () => void
  onDone: () => void
}

/** The two codes of a change of address, in any order; either may have been given before. */
export function EmailChangeCodes(props: EmailChangeCodesProps) {
  const { email, newEmail, onOther, onLeave, onDone } = props
  const [isResent, setIsResent] = useState(false)
  const [confirmed, setConfirmed] = useState<string>()
  const missing = confirmed === email ? newEmail : email
  const resending = useSubmission(async () => {
    await resendEmailChange(email)
    setIsResent(true)
  })
  return (
    <>
      <DialogContent>
        <Stack spacing={2}>
          <Typography>
            {confirmed === undefined
              ? `We sent a mail to each of the two addresses. Enter both codes, or follow both links; the address changes with the second. The codes are valid for ${describeCodeLife()}; after five that are not right only new mails help.`
              : `One of the two is confirmed. Now only the code of the mail to ${missing} is missing; the address changes with it.`}
          </Typography>
          <CodeOfAddress
            label="Code sent to the old address"
            address={email}
            mayFocus
            onConfirmed={setConfirmed}
            onDone={onDone}
          />
          <CodeOfAddress
            label="Code sent to the new address"
            address={newEmail}
            onConfirmed={setConfirmed}
            onDone={onDone}
          />
          {confirmed === undefined && (
            <Typography variant="body2" color="textSecondary">
              If you confirmed one of them before, only the other one is needed.
            </Typography>
          )}
          <FormFailure text={resending.failure} />
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            <Button loading={resending.isPending} onClick={() => resending.submit()}>
              Send the mails again
            </Button>
            <Button onClick={onOther}>Use another address</Button>
          </Stack>
          <Typography role="status" variant="body2">
            {isResent && 'Sent. The codes of the mails before no longer work.'}
          </Typography>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onLeave}>Do it later</Button>
      </DialogActions>
    </>
  )
}

function CodeOfAddress({
  label,
  address,
  mayFocus = false,
  onConfirmed,
  onDone,
}: {
  label: string
  address: string
  mayFocus?: boolean
  onConfirmed: (address: string) => void
  onDone: () => void
}) {
  const [code, setCode] = useState('')
  const [isConfirmed, setIsConfirmed] = useState(false)
  const { isPending, failure, failedTry, submit } = useSubmission(async () => {
    if (await redeemEmailChange(address, code)) return onDone()
    setIsConfirmed(true)
    onConfirmed(address)
  })
  if (isConfirmed) {
    return (
      <Stack direction="row" spacing={1} role="status" sx={{ alignItems: 'center' }}>
        <CheckCircle color="success" aria-hidden="true" />
        <Typography sx={{ overflowWrap: 'anywhere' }}>{address} is confirmed</Typography>
      </Stack>
    )
  }
  return (
    <form onSubmit={submit}>
      <Stack spacing={1}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {address}
        </Typography>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
          <FailedTryContext value={failedTry}>
            <CodeField label={label} autoFocus={mayFocus} value={code} onChange={setCode} />
          </FailedTryContext>
          <SubmitButton isPending={isPending} disabled={code.length !== 6}>
            Confirm
          </SubmitButton>
        </Stack>
        <FormFailure text={failure} />
      </Stack>
    </form>
  )
}
