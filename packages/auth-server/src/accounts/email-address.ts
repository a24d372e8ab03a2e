import { domainToASCII } from 'node:url'
import { validationFailed } from '../auth-error'

const maxLength = 255
const maxLocalLength = 64

// The plain form of RFC 5322 that people have: no quoted local part, no dot at either end or twice.
// What shows nothing (format letters, fillers) only makes two addresses look like one.
const localPattern =
  /^(?![.-])(?!.*\.\.)[^\s@"(),:;<>[\]\\\p{C}\p{Default_Ignorable_Code_Point}\u2800]+(?<!\.)$/u
const domainPattern = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{2,}$/

/** Gives the address in the form that it is kept in everywhere; throws when it is none. */
export function parseEmailAddress(text: string): string {
  const address = findEmailAddress(text)
  if (address === undefined) {
    throw validationFailed('Unable to validate email address: invalid format')
  }
  return address
}

/**
 * The same without a refusal, for who may not hear one. The domain is in ASCII, as mail servers
 * get it: `ｅxample.com` is no second address of `example.com`. The local part is lower case only:
 * what else is the same is known to its server alone.
 */
export function findEmailAddress(text: string): string | undefined {
  if (text.length > maxLength) return undefined
  const [local = '', written = '', ...rest] = text.split('@')
  if (rest.length > 0 || local.length > maxLocalLength || !localPattern.test(local)) {
    return undefined
  }
  // These would be dropped, or end the domain.
  if (/[\s\p{C}/?#:\\%[\]]/u.test(written)) return undefined
  const domain = domainToASCII(written)
  const address = `${local.toLowerCase()}@${domain}`
  return domainPattern.test(domain) && address.length <= maxLength ? address : undefined
}

/** Gives the number without its plus, as GoTrue stores it; throws when it is none. */
export function parsePhoneNumber(text: string): string {
  const digits = text.replace(/^\+/, '')
  if (!/^[1-9]\d{1,14}$/.test(digits)) {
    throw validationFailed('Invalid phone number format (E.164 required)')
  }
  return digits
}
