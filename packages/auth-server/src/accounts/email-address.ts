import { validationFailed } from '../auth-error'

const maxLength = 255

// The plain form of RFC 5322 that people have: no quoted local part, a domain with a dot.
const pattern =
  /^[^\s@"(),:;<>[\]\\\p{C}]{1,64}@([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u

/** Gives the address in lower case; throws when it is none. */
export function parseEmailAddress(text: string): string {
  if (text.length > maxLength || !pattern.test(text)) {
    throw validationFailed('Unable to validate email address: invalid format')
  }
  return text.toLowerCase()
}

/** Gives the number without its plus, as GoTrue stores it; throws when it is none. */
export function parsePhoneNumber(text: string): string {
  const digits = text.replace(/^\+/, '')
  if (!/^[1-9]\d{1,14}$/.test(digits)) {
    throw validationFailed('Invalid phone number format (E.164 required)')
  }
  return digits
}
