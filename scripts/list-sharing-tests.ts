import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Whose tests import much more than they do: each file began with the import of all of it. */
const rooms = [
  'apps/bench',
  'apps/dictionary-builder',
  'apps/server',
  'apps/web',
  'packages/api',
  'packages/auth-server',
  'packages/contract',
  'packages/dictionary-db',
  'packages/japanese-ui',
  'packages/user-db',
]

/** What the next file of the same process would notice. */
const leavesSomething =
  /@vitest-environment|process\.(?:env|on|once|chdir)\b|globalThis|vi\.(?:mock|doMock|stub\w+|useFakeTimers|setSystemTime|setConfig)\b/

/** Starts or kills programs, and waits for them: the import is the least of it. */
const runsPrograms = /node:child_process|SIGKILL|testing\/run-product/

/** Its world is made when it is imported and taken down after the first file that did. */
const hasOneWorld = /testing\/ninety-days/

/**
 * The tests that have no window, replace nothing and start no program, by what is written in them:
 * they may share a process with others of their kind.
 */
export function listSharingTests(): string[] {
  return rooms.flatMap((room) => {
    const folder = join(room, 'src')
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.test.ts'))
      .map((path) => join(folder, path))
      .filter((path) => mayShare(readFileSync(path, 'utf8')))
  })
}

function mayShare(text: string): boolean {
  return [leavesSomething, runsPrograms, hasOneWorld].every((kind) => !kind.test(text))
}
