import { openAuthClient } from '../../../session/auth-client'
import { provePerson } from '../../../session/captcha/prove-person'
import { rememberMailedRecovery } from '../../../session/recovery'

/** Asks for the mail to choose a new password. It says nothing about whether the address is known. */
export async function mailRecovery(email: string): Promise<void> {
  const client = await openAuthClient()
  const redirectTo = `${location.origin}/account/password-recovery`
  const { error } = await client.resetPasswordForEmail(email, {
    redirectTo,
    ...(await provePerson()),
  })
  if (error !== null) throw error
  rememberMailedRecovery(email)
}
