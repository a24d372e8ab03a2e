import { fork } from 'node:child_process'
import { join } from 'node:path'

/** What every message of a process that lives years has. */
export interface LifeMessage {
  /** Of this process, since it began. */
  cpuSeconds: number
}

/**
 * Lives in a process of its own; gives the processor time it took. A year leaves much behind that is
 * soon forgotten: with more room for what is new, a year takes a tenth less time.
 */
export function forkLives<Message extends LifeMessage>(
  script: string,
  wish: object,
  keep: (message: Message) => void,
): Promise<number> {
  return new Promise((resolve, reject) => {
    let cpuSeconds = 0
    const child = fork(join(import.meta.dirname, script), {
      execArgv: [...process.execArgv, '--max-semi-space-size=64'],
    })
    child.on('message', (message: Message) => {
      cpuSeconds = message.cpuSeconds
      keep(message)
    })
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code === 0) resolve(cpuSeconds)
      else reject(new Error(`a process that lived years ended with ${code}`))
    })
    child.send(wish)
  })
}

/** In such a process: does what it is told of, and ends. */
export function liveWhenTold<Wish>(live: (wish: Wish) => Promise<void>): void {
  process.once('message', (wish: Wish) => {
    live(wish).then(
      () => process.disconnect(),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  })
  // Without whoever asked for them nobody wants the years.
  process.once('disconnect', () => process.exit())
}

/** Waited for: a process that never rests would send all of it at its end. */
export async function tell<Message extends LifeMessage>(
  message: Omit<Message, 'cpuSeconds'>,
): Promise<void> {
  const { user, system } = process.cpuUsage()
  const whole = { ...message, cpuSeconds: (user + system) / 1e6 }
  await new Promise((sent) => process.send?.(whole, sent))
}
