import { hash, verify } from '@node-rs/argon2'
import { AuthError } from '../auth-error'
import type { PasswordHashCost } from './hash-cost'

/** Of the four threads that Node gives to such work, some are left to the dictionary's files. */
const workerCount = 2

/** About four seconds of work; whoever comes on top would wait longer than they care to. */
const maxWaiting = 80

export interface PasswordHasher {
  hash(password: string): Promise<string>
  /**
   * Whether a password is the one that was hashed. Without a hash (nobody has that address) it
   * takes as long as with one and says no.
   */
  verify(passwordHash: string | null | undefined, password: string): Promise<boolean>
}

/** Hashes off the event loop, a few at a time; refuses when too many wait. */
export function createPasswordHasher({ memoryKib, passes }: PasswordHashCost): PasswordHasher {
  const cost = { memoryCost: memoryKib, timeCost: passes, parallelism: 1, outputLen: 32 }
  let running = 0
  const waiting: (() => void)[] = []
  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= workerCount) {
      if (waiting.length >= maxWaiting) {
        throw new AuthError(429, 'over_request_rate_limit', 'Too many sign-ins at this moment')
      }
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
  // Made beforehand: the first unknown address must not wait for it.
  const dummyHash = hash('nobody has this password', cost)
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    async verify(passwordHash, password) {
      const compared = passwordHash ?? (await dummyHash)
      const isSame = await inTurn(() => verify(compared, password))
      return isSame && typeof passwordHash === 'string'
    },
  }
}
