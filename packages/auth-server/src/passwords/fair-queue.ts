import { AuthError, tooMany } from '../auth-error'

/** Who asks for work, and until when the answer is waited for. */
export interface Asker {
  client: string
  signal?: AbortSignal | undefined
}

export interface FairQueue {
  /** Runs the work when it is the asker's turn; throws when that would take too long. */
  inTurn<Result>(asker: Asker, work: () => Promise<Result>): Promise<Result>
}

export interface FairQueueOptions {
  workerCount: number
  /** Who is expected to wait longer is not let in. */
  longestWaitMs: number
  /** Who waits longer after all, the machine having become slower, gives up. */
  givenUpMs: number
  /** What one piece of work takes, until it is known. */
  usualMs: number
  now: () => number
}

interface Waiter {
  begin: () => void
}

/** How much one more measurement moves what is known. */
const weightOfLast = 1 / 8

/**
 * Runs a few pieces of work at once. Those that wait stand in one line for each client, and the
 * lines move in turn: whoever brings much waits for themselves, and others hardly for them. Nobody
 * is let in who would wait too long by what the work was measured to take.
 */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { workerCount, longestWaitMs, givenUpMs, now } = options
  const lines = new Map<string, Waiter[]>()
  let running = 0
  let workMs = options.usualMs

  function expectWaitMs(client: string): number {
    const place = (lines.get(client)?.length ?? 0) + 1
    let before = 0
    for (const line of lines.values()) before += Math.min(line.length, place)
    return ((before + 1) * workMs) / workerCount
  }

  function leave(client: string, waiter: Waiter): void {
    const left = lines.get(client)?.filter((each) => each !== waiter) ?? []
    if (left.length === 0) lines.delete(client)
    else lines.set(client, left)
  }

  function letNextBegin(): void {
    const [first] = lines
    if (first === undefined) {
      running -= 1
      return
    }
    const [client, [waiter, ...left]] = first
    lines.delete(client)
    if (left.length > 0) lines.set(client, left)
    waiter?.begin()
  }

  async function waitForTurn({ client, signal }: Asker): Promise<void> {
    const waitMs = expectWaitMs(client)
    if (waitMs > longestWaitMs) throw tooManyAtOnce(waitMs)
    await new Promise<void>((resolve, reject) => {
      const giveUp = (error: AuthError) => {
        end()
        leave(client, waiter)
        reject(error)
      }
      const timer = setTimeout(() => giveUp(tooManyAtOnce(longestWaitMs)), givenUpMs)
      const onAbort = () => giveUp(tooLate())
      const end = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', onAbort)
      }
      const waiter: Waiter = {
        begin() {
          end()
          resolve()
        },
      }
      signal?.addEventListener('abort', onAbort)
      lines.set(client, [...(lines.get(client) ?? []), waiter])
    })
  }

  return {
    async inTurn(asker, work) {
      if (asker.signal?.aborted) throw tooLate()
      if (running >= workerCount) await waitForTurn(asker)
      else running += 1
      const startedAt = now()
      try {
        return await work()
      } finally {
        workMs += (now() - startedAt - workMs) * weightOfLast
        letNextBegin()
      }
    },
  }
}

/** What a request is refused with that has been answered already. */
export function tooLate(): AuthError {
  return new AuthError(504, 'request_timeout', 'Processing this request timed out')
}

function tooManyAtOnce(waitMs: number): AuthError {
  const message = 'Too many sign-ins at this moment'
  return tooMany('over_request_rate_limit', message, waitMs / 1000)
}
