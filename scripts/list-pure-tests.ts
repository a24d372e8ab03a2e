import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where most rules stand beside what has a window. */
const roomsOfSite = ['apps/web', 'packages/contract', 'packages/japanese-ui']

/** What the next file of the same process would notice. */
const leavesSomething =
  /@vitest-environment|process\.env|globalThis|vi\.(?:mock|doMock|stub\w+|useFakeTimers|setSystemTime)\b/

/** The tests of the site that have no window and replace nothing, by what is written in them. */
export function listPureTests(): string[] {
  return roomsOfSite.flatMap((room) => {
    const folder = join(room, 'src')
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.test.ts'))
      .map((path) => join(folder, path))
      .filter((path) => !leavesSomething.test(readFileSync(path, 'utf8')))
  })
}
