import { findAuthCode } from '../../api/failures/find-auth-code'
import { PlainFailure } from '../../api/failures/plain-failure'

/** Why a backup code was refused: what is said of an app's code is not true of one from paper. */
export function toBackupCodeFailure(error: unknown): unknown {
  if (findAuthCode(error) !== 'mfa_verification_failed') return error
  return new PlainFailure('That backup code is not right, or it was used already.', 'code')
}
