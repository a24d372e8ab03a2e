import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerUser } from './program/server-user'

/** How the programs of PostgreSQL are run: where they are, and as whom. */
export interface ServerCommand {
  program: string
  /** Undefined: as ourselves. */
  user: ServerUser | undefined
  /** The user lacks the right to enter the data folder by itself and gets it from us. */
  needsEntry: boolean
}

/** Starts a program of PostgreSQL with its output piped to us. */
export function spawnProgram(
  command: ServerCommand,
  program: 'postgres' | 'initdb' | 'pg_ctl',
  args: readonly string[],
): ChildProcess {
  const { user, needsEntry } = command
  const line = [join(command.program, 'bin', program), ...args]
  if (needsEntry && user !== undefined) line.unshift(...entryPrefix(user))
  const [file = '', ...rest] = line
  return spawn(file, rest, {
    // A folder that everybody may enter: the user may lack the right to ours.
    cwd: process.platform === 'win32' ? command.program : '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', SYSTEMROOT: process.env.SYSTEMROOT },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: Ctrl+C in a terminal is for us, and we stop the server after the rest.
    detached: process.platform !== 'win32',
    windowsHide: true,
    ...(user !== undefined && !needsEntry && { uid: user.uid, gid: user.gid }),
  })
}

/** Runs a program to its end; gives its exit code and what it said. */
export async function runProgram(
  command: ServerCommand,
  program: 'initdb' | 'pg_ctl',
  args: readonly string[],
): Promise<{ code: number; output: string }> {
  const child = spawnProgram(command, program, args)
  let output = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (output += chunk))
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (exitCode) => resolve(exitCode ?? 1))
  })
  return { code, output: output.trim() }
}

/** Gives a folder or file to the user that the server runs as. */
export function handOver({ user }: ServerCommand, path: string): void {
  if (user !== undefined) chownSync(path, user.uid, user.gid)
}

/** The program that can hand a user the right to pass through folders closed to it. */
const setpriv = '/usr/bin/setpriv'

export function canGiveEntry(): boolean {
  return existsSync(setpriv)
}

function entryPrefix({ uid, gid }: ServerUser): string[] {
  return [
    setpriv,
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--inh-caps=-all,+dac_override',
    '--ambient-caps=-all,+dac_override',
    '--bounding-set=-all,+dac_override',
    '--',
  ]
}
