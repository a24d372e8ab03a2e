import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { atMost, figure, type Row } from '../table'
import { startWithAccounts, withDataFolder } from './fault-server'
import { makeWriters, toUnclearRow } from './writers'

const writingMs = 10_000

/** Two nodes on one PostgreSQL, which serve the same learners by turns. */
export function measureNodes(dictionaryFolder: string): Promise<Row[]> {
  return withDataFolder(dictionaryFolder, (folder) =>
    withDataFolder(dictionaryFolder, async (otherFolder) => {
      const first = await startWithAccounts(folder)
      const second = await startWithAccounts(otherFolder, { DATABASE_URL: toUrl(folder) })
      try {
        const writers = await makeWriters(first.origin, 4)
        const running = writers.run([first.origin, second.origin])
        await wait(writingMs)
        await running.stop()
        const [seen, seenByOther] = [
          await writers.check(first.origin),
          await writers.check(second.origin),
        ]
        return [
          figure('acknowledged writes, by turns', String(writers.acknowledged())),
          atMost('… lost', seen.lost + seenByOther.lost, 0, ''),
          atMost('… done twice', seen.double + seenByOther.double, 0, ''),
          toUnclearRow(writers),
        ]
      } finally {
        await second.stop()
        await first.stop()
      }
    }),
  )
}

/** The database that the first node started. */
function toUrl(dataFolder: string): string {
  const folder = join(dataFolder, 'user-database')
  const { host, port } = JSON.parse(readFileSync(join(folder, 'address.json'), 'utf8'))
  const password = encodeURIComponent(readFileSync(join(folder, 'password'), 'utf8').trim())
  return `postgresql://kotonoha:${password}@localhost/kotonoha?host=${encodeURIComponent(host)}&port=${port}`
}
