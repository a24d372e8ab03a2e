import { spawn } from 'node:child_process'

/** A line means that the server is gone already; the end without one, that we are. */
const watch = 'if ! read line; then kill -INT "$0"; fi'

/**
 * Has a server stopped when this process is gone, however it went; gives the function that calls
 * this off once the server has ended.
 *
 * If the watcher is killed too, the server runs on until the next start stops it.
 */
export function endWithUs(serverPid: number | undefined): () => void {
  if (serverPid === undefined || process.platform === 'win32') return () => {}
  const watcher = spawn('/bin/sh', ['-c', watch, String(serverPid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  watcher.on('error', () => {})
  watcher.stdin.on('error', () => {})
  watcher.unref()
  return () => watcher.stdin.end('gone\n')
}
