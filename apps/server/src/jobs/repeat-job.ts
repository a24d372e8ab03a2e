import type { Log } from './log'

export interface RepeatedJob {
  /** Waits for the run under way, if there is one; no other begins. */
  stop: () => Promise<void>
}

/** Runs the work now and then again after each pause; one that fails is tried again next time. */
export function repeatJob(
  work: () => Promise<void>,
  { name, pauseMs, log }: { name: string; pauseMs: number; log: Log },
): RepeatedJob {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  async function run(): Promise<void> {
    await work().catch((error: unknown) =>
      log.warn('job failed', { job: name, reason: String(error) }),
    )
    if (isStopped) return
    timer = setTimeout(() => {
      running = run()
    }, pauseMs).unref()
  }
  let running = run()
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
