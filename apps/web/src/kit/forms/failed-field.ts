import { createContext } from 'react'
import * as v from 'valibot'
import { addressRefused } from '../../api/failures/find-auth-code'
import { type FailedField, PlainFailure } from '../../api/failures/plain-failure'

export interface FailedTry {
  field: FailedField
  /** Counts the tries, so that a field notices that the same happened again. */
  tryNumber: number
}

/** Of the form around a field: which field the last refusal was about. */
export const FailedTryContext = createContext<FailedTry>({ field: undefined, tryNumber: 0 })

const fieldsByCode: Record<string, FailedField> = {
  otp_expired: 'code',
  mfa_verification_failed: 'code',
  mfa_challenge_expired: 'code',
  mfa_ip_address_mismatch: 'code',
  reauthentication_not_valid: 'code',
  weak_password: 'password',
  same_password: 'password',
  invalid_credentials: 'credentials',
  email_exists: 'email',
  email_address_invalid: 'email',
  email_address_not_authorized: 'email',
}

const failure = v.object({ code: v.string(), message: v.fallback(v.string(), '') })

/** The field that a refusal is about; undefined where it is about none of them. */
export function findFailedField(error: unknown): FailedField {
  if (error instanceof PlainFailure) return error.field
  const parsed = v.safeParse(failure, error)
  if (!parsed.success) return undefined
  const { code, message } = parsed.output
  if (message === addressRefused) return 'email'
  return Object.hasOwn(fieldsByCode, code) ? fieldsByCode[code] : undefined
}
