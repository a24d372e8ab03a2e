import { AuthError, validationFailed, type WeakPasswordReason } from '../auth-error'
import { isCommonPassword } from './common-passwords'

export interface PasswordRules {
  /** In characters. */
  minLength: number
  /** Each a set of characters, one of which a password must have. */
  requiredCharacters: readonly string[]
  refusesCommon: boolean
}

/** Clients and servers that speak this protocol stop here, since bcrypt did. */
const maxPasswordBytes = 72

export function checkPasswordSize(password: string): void {
  if (Buffer.byteLength(password) > maxPasswordBytes) {
    throw validationFailed(`Password cannot be longer than ${maxPasswordBytes} bytes`)
  }
}

export function checkPasswordStrength(password: string, rules: PasswordRules): void {
  const { message, reasons } = listWeaknesses(password, rules)
  if (reasons.length > 0) throw new AuthError(422, 'weak_password', message, reasons)
}

/** Why a password does not meet the rules; no reason when it does. */
export function listWeaknesses(
  password: string,
  { minLength, requiredCharacters, refusesCommon }: PasswordRules,
): { message: string; reasons: WeakPasswordReason[] } {
  const messages: string[] = []
  const reasons: WeakPasswordReason[] = []
  if (password.trim() === '') {
    messages.push('Password should have more than spaces.')
    reasons.push('characters')
  }
  if ([...password].length < minLength) {
    messages.push(`Password should be at least ${minLength} characters.`)
    reasons.push('length')
  }
  const missing = requiredCharacters.filter(
    (set) => ![...set].some((each) => password.includes(each)),
  )
  if (missing.length > 0) {
    messages.push(`Password should contain one character of each: ${missing.join(', ')}.`)
    if (!reasons.includes('characters')) reasons.push('characters')
  }
  if (refusesCommon && isCommonPassword(password)) {
    messages.push('Password is known to be easy to guess, please choose a different one.')
    reasons.push('pwned')
  }
  return { message: messages.join(' '), reasons }
}
