import type { ApiInputs } from '../../../../api/api'

type AuthorizationRequest = ApiInputs['kanji']['agent']['getAuthorization']

/**
 * What a program asks for, out of the address it opened; undefined where the address was cut
 * short. What it says the server checks.
 */
export function unpackRequest(packed: string): AuthorizationRequest | undefined {
  try {
    const bytes = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
    const text = new TextDecoder().decode(Uint8Array.from(bytes, (each) => each.charCodeAt(0)))
    const request: unknown = JSON.parse(text)
    return typeof request === 'object' && request !== null
      ? (request as AuthorizationRequest)
      : undefined
  } catch {
    return undefined
  }
}
