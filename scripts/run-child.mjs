import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const forwardedSignals = ['SIGTERM', 'SIGINT', 'SIGHUP']

/**
 * Runs a command in the foreground with its output shown, passing signals on; gives its exit
 * code, or 128 and the signal's number as shells do.
 */
export function runChild(command, args, options = {}) {
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options })
  const forwards = forwardedSignals.map((signal) => [signal, () => child.kill(signal)])
  for (const [signal, forward] of forwards) process.on(signal, forward)
  const exitCode = new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      for (const [name, forward] of forwards) process.off(name, forward)
      resolve(code ?? 128 + (constants.signals[signal] ?? 0))
    })
  })
  return { child, exitCode }
}
