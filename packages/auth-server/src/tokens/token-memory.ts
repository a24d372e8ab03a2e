import type { SigningKeys } from '../secrets/signing-keys'
import type { AccessClaims } from './access-token'

export interface TokenMemoryOptions {
  keys: () => SigningKeys
  clock: () => Date
  /** Throws for a token that is not ours. */
  verify: (keys: SigningKeys, given: { token: string; at: Date }) => Promise<AccessClaims>
}

/** Tokens of some ten thousand devices; each has between half and eleven thousand characters. */
const maxCharacters = 10_000_000

/**
 * Verifies each token once: a device sends the same one for an hour, and a signature costs more
 * to verify than most questions cost to answer. Only what was found good is remembered, until it
 * expires or the keys change.
 */
export function createTokenMemory({
  keys,
  clock,
  verify,
}: TokenMemoryOptions): (token: string) => Promise<AccessClaims> {
  const known = new Map<string, AccessClaims>()
  let knownKeys = keys()
  let characters = 0

  function forget(token: string): void {
    if (known.delete(token)) characters -= token.length
  }

  return async (token) => {
    const at = clock()
    const current = keys()
    if (current !== knownKeys) {
      known.clear()
      characters = 0
      knownKeys = current
    }
    const remembered = known.get(token)
    forget(token)
    const isGood = remembered !== undefined && remembered.expiresAt > at
    const claims = isGood ? remembered : await verify(current, { token, at })
    // Verified by keys that were changed meanwhile: good for this time only.
    if (knownKeys !== current) return claims
    forget(token)
    known.set(token, claims)
    characters += token.length
    // The first are those that were not sent for the longest time.
    for (const oldest of known.keys()) {
      if (characters <= maxCharacters) break
      forget(oldest)
    }
    return claims
  }
}
