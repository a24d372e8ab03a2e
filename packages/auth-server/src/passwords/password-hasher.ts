import { hash, verify } from '@node-rs/argon2'
import { type Asker, createFairQueue } from './fair-queue'
import type { PasswordHashCost } from './hash-cost'

/** Of the four threads that Node gives to such work, some are left to the dictionary's files. */
const workerCount = 2

/** Well within the ten seconds of a request, with its other work; nobody cares to wait longer. */
const longestWaitMs = 3_000
const givenUpMs = 7_000

/** What the default cost is meant to take. */
const usualMs = 75

export interface PasswordHasher {
  hash(password: string): Promise<string>
  /**
   * Whether a password is the one that was hashed. Without a hash (nobody has that address) it
   * takes as long as with one and says no.
   */
  verify(passwordHash: string | null | undefined, password: string): Promise<boolean>
  /** The same for one request: its client waits in turn, and only as long as it is heard. */
  of(asker: Asker): PasswordHasher
}

/** Hashes off the event loop, a few at a time; refuses when too many wait. */
export function createPasswordHasher({ memoryKib, passes }: PasswordHashCost): PasswordHasher {
  const cost = { memoryCost: memoryKib, timeCost: passes, parallelism: 1, outputLen: 32 }
  const now = () => performance.now()
  const queue = createFairQueue({ workerCount, longestWaitMs, givenUpMs, usualMs, now })
  // Made beforehand: the first unknown address must not wait for it.
  const dummyHash = hash('nobody has this password', cost)
  function createFor(asker: Asker): PasswordHasher {
    return {
      hash: (password) => queue.inTurn(asker, () => hash(password, cost)),
      async verify(passwordHash, password) {
        const compared = passwordHash ?? (await dummyHash)
        const isSame = await queue.inTurn(asker, () => verify(compared, password))
        return isSame && typeof passwordHash === 'string'
      },
      of: createFor,
    }
  }
  return createFor({ client: '' })
}
