import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** A running `write-until-killed.ts`, and what it said so far. */
export interface WritingProgram {
  readonly child: ChildProcess
  readonly savedNumbers: number[]
  readonly logged: string[]
  /** Why it gave up; undefined while it has not. */
  readonly failure: () => string | undefined
  /** Settles when it has said so many numbers, or is gone. */
  untilSaved(count: number): Promise<void>
  readonly gone: Promise<void>
}

export function startWritingProgram(dataFolder: string, firstNumber = 1): WritingProgram {
  const program = join(import.meta.dirname, 'write-until-killed.ts')
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', program, dataFolder, String(firstNumber)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const savedNumbers: number[] = []
  const logged: string[] = []
  let failure: string | undefined
  const waiting: { count: number; resolve: () => void }[] = []
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (line) => {
    const [word, rest = ''] = line.split(/ (.*)/)
    if (word === 'saved') savedNumbers.push(Number(rest))
    if (word === 'log') logged.push(rest)
    if (word === 'failed') failure = rest
    for (const { count, resolve } of waiting) if (savedNumbers.length >= count) resolve()
  })
  const gone = new Promise<void>((resolve) => {
    lines.once('close', resolve)
  })
  return {
    child,
    savedNumbers,
    logged,
    failure: () => failure,
    untilSaved(count) {
      const enough = new Promise<void>((resolve) => waiting.push({ count, resolve }))
      return Promise.race([enough, gone])
    },
    gone,
  }
}

/** The server that runs in a data folder, by its own file. */
export function readServerId(dataFolder: string): number {
  const file = join(dataFolder, 'user-database/cluster/postmaster.pid')
  return Number(readFileSync(file, 'utf8').split('\n')[0])
}

/** The processes that a process started. */
export function listChildren(parentId: number): number[] {
  return execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === parentId)
    .flatMap(([pid]) => pid ?? [])
}

/** Sends a signal to a server and to every process of its own; they may be gone already. */
export function signalServer(serverId: number, signal: NodeJS.Signals): void {
  for (const pid of [serverId, ...listChildren(serverId)]) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}
