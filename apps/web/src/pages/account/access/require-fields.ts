import { PlainFailure } from '../../../api/failures/plain-failure'
import { credentialsNeeded } from './describe-access-failure'

/** Checked before anything is sent; the service checks again. */
export function requireCredentials({ email, password }: { email: string; password: string }): void {
  if (email.trim() === '' || password === '')
    throw new PlainFailure(credentialsNeeded, 'credentials')
  requireAddress(email)
}

export function requireAddress(email: string): void {
  if (!/^[^\s@]+@[^\s@]+$/.test(email.trim())) {
    throw new PlainFailure('This is not an e-mail address. Check it: name@example.org', 'email')
  }
}
