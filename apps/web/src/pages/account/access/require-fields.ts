import { notAnAddress } from '../../../api/failures/describe-failure'
import { PlainFailure } from '../../../api/failures/plain-failure'
import { credentialsNeeded } from './describe-access-failure'

/** Checked before anything is sent; the service checks again. */
export function requireCredentials({ email, password }: { email: string; password: string }): void {
  if (email.trim() === '') throw new PlainFailure(credentialsNeeded, 'email')
  if (password === '') throw new PlainFailure(credentialsNeeded, 'password')
  requireAddress(email)
}

export function requireAddress(email: string): void {
  if (!/^[^\s@]+@[^\s@]+$/.test(email.trim())) {
    throw new PlainFailure(notAnAddress, 'email')
  }
}
