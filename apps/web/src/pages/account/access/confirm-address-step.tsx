import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import type { ReactNode } from 'react'
import { openAuthClient } from '../../../session/auth-client'
import { provePerson } from '../../../session/captcha/prove-person'
import { AccountCard } from './account-card'
import { MailedCodeForm } from './mailed-code-form'

interface ConfirmAddressStepProps {
  email: string
  intro: ReactNode
  pauseSeconds: number
  /** Where the link of the mail leads to, beside the code. */
  linkTarget: string
  onDone: () => Promise<void>
  /** The address was mistyped, say. */
  onBack: () => void
}

/** An account is confirmed by a code that only the owner of the address can read. */
export function ConfirmAddressStep(props: ConfirmAddressStepProps) {
  const { email, intro, pauseSeconds, linkTarget, onDone, onBack } = props
  return (
    <AccountCard title="Confirm your address" intro={intro}>
      <MailedCodeForm
        email={email}
        submitLabel="Confirm"
        pauseSeconds={pauseSeconds}
        onVerify={async (token) => {
          const client = await openAuthClient()
          const { error } = await client.verifyOtp({ email, token, type: 'signup' })
          if (error !== null) throw error
          await onDone()
        }}
        onResend={async () => {
          const client = await openAuthClient()
          const options = { emailRedirectTo: linkTarget, ...(await provePerson()) }
          const { error } = await client.resend({ type: 'signup', email, options })
          if (error !== null) throw error
        }}
      />
      <TextButton onClick={onBack}>Use another address</TextButton>
    </AccountCard>
  )
}
