import { PlainFailure } from '../../api/failures/plain-failure'
import { waitForDialog } from '../../kit/dialogs/dialog-stack'
import { findCaptcha } from '../installation'

/**
 * What the service wants with a form that is open to strangers, or with a mail: nothing where the
 * installation has no captcha, else a proof that counts once. Throws when the learner would rather
 * not give one.
 */
export async function provePerson(): Promise<{ captchaToken?: string }> {
  const captcha = findCaptcha()
  if (captcha === undefined) return {}
  let captchaToken: string | undefined
  const onProof = (token: string) => {
    captchaToken = token
  }
  await waitForDialog({ type: 'captcha', captcha, onProof }, 'account-form')
  if (captchaToken === undefined) {
    throw new PlainFailure('Nothing was sent: this site asks first whether a person is there.')
  }
  return { captchaToken }
}
