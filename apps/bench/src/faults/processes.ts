import { readdirSync, readFileSync } from 'node:fs'

interface Process {
  pid: number
  parent: number
  command: string
}

function listProcesses(): Process[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ')
      return [{ pid: Number(name), parent: Number(parent), command }]
    } catch {
      // It has ended meanwhile.
      return []
    }
  })
}

/** A process and all that it has started. */
export function listTree(root: number): number[] {
  const all = listProcesses()
  const below = (pid: number): number[] =>
    all.filter(({ parent }) => parent === pid).flatMap((each) => [each.pid, ...below(each.pid)])
  return [root, ...below(root)]
}

/** The server of the database whose files lie in the folder, and those that it has started. */
export function listDatabaseProcesses(databaseFolder: string): number[] {
  const main = listProcesses().find(({ command }) => command.includes(`-D ${databaseFolder}`))
  return main === undefined ? [] : listTree(main.pid)
}

/** The connections of the product, as the database names its processes. */
export function listBackends(databaseFolder: string): number[] {
  const own = new Set(listDatabaseProcesses(databaseFolder))
  return listProcesses()
    .filter(
      ({ pid, command }) => own.has(pid) && /^postgres: .*(\[local\]|127\.0\.0\.1)/.test(command),
    )
    .map(({ pid }) => pid)
}

export function kill(pids: readonly number[], signal: NodeJS.Signals = 'SIGKILL'): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // It was killed with another.
    }
  }
}
