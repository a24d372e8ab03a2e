import { setTimeout as wait } from 'node:timers/promises'
import { openJsonClient } from '../accounts/json-client'
import { quantile } from '../measure'
import type { RunningServer } from '../running-server'
import { atMost, figure, type Row } from '../table'
import { databaseFolderOf, startWithAccounts, withDataFolder } from './fault-server'
import { kill, listBackends, listDatabaseProcesses, listTree } from './processes'
import { makeWriters, toUnclearRow } from './writers'

const kinds = ['everything', 'the node', 'the database', 'one connection'] as const
type Kind = (typeof kinds)[number]

/** So many learners save and so many answer while processes are killed. */
const writersOfEachKind = 4

const writingMs = 1500

/** Kills processes without warning under writes, by turns all of them and each by itself. */
export function measureKills(
  dictionaryFolder: string,
  { kills, only }: { kills: number; only?: Kind },
): Promise<Row[]> {
  return withDataFolder(dictionaryFolder, async (folder) => {
    let server = await startWithAccounts(folder)
    const writers = await makeWriters(server.origin, writersOfEachKind)
    const comingBackMs: Record<string, number[]> = {}
    const sums = { lost: 0, double: 0 }
    try {
      for (let number = 0; number < kills; number += 1) {
        const kind = only ?? kinds[number % kinds.length] ?? 'everything'
        const running = writers.run([server.origin])
        await wait(writingMs)
        killKind(kind, server, databaseFolderOf(folder))
        const killedAt = performance.now()
        if (kind === 'everything' || kind === 'the node') {
          await running.stop()
          server = await startWithAccounts(folder)
          await waitForWriting(server)
        } else {
          await waitForWriting(server)
          await running.stop()
        }
        comingBackMs[kind] = [...(comingBackMs[kind] ?? []), performance.now() - killedAt]
        const { lost, double } = await writers.check(server.origin)
        sums.lost += lost
        sums.double += double
      }
    } finally {
      await server.stop()
    }
    return [
      figure('kills · acknowledged writes', `${kills} · ${writers.acknowledged()}`),
      atMost('acknowledged writes lost', sums.lost, 0, ''),
      atMost('writes done twice', sums.double, 0, ''),
      toUnclearRow(writers),
      ...Object.entries(comingBackMs).map(([kind, times]) =>
        atMost(`${kind} killed: slowest return`, quantile(times, 1) / 1000, 60, 's'),
      ),
    ]
  })
}

function killKind(kind: Kind, { pid }: RunningServer, databaseFolder: string): void {
  if (kind === 'everything') kill([...listTree(pid), ...listDatabaseProcesses(databaseFolder)])
  else if (kind === 'the node') kill([pid])
  else if (kind === 'the database') kill(listDatabaseProcesses(databaseFolder).slice(0, 1))
  else kill(listBackends(databaseFolder).slice(0, 1))
}

async function waitForWriting({ origin }: RunningServer): Promise<void> {
  const client = openJsonClient(origin)
  for (const endsAt = performance.now() + 60_000; ; ) {
    const { status } = await client.ask('/auth/v1/signup', { body: {} })
    if (status < 300) break
    if (performance.now() > endsAt) throw new Error(`nothing can be written: ${status}`)
    await wait(50)
  }
  client.close()
}
