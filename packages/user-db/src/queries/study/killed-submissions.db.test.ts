import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openUserDb } from '../../open-user-db'
import { statement } from '../../statement'
import { silentLog } from '../../testing/silent-log'

let dataFolder: string
beforeAll(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'kotonoha-killed-'))
})
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }))

const program = join(import.meta.dirname, '../../testing/submit-until-killed.ts')

/** Submits until so many calls were acknowledged, and is then killed in the midst of others. */
async function submitAndKill(calls: number): Promise<string[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', program, dataFolder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const acknowledged: string[] = []
  let lines = 0
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(...line.split(' '))
    lines += 1
    if (lines === calls) child.kill('SIGKILL')
  }
  return acknowledged
}

const keptReviews = statement<{ review_id: string }>('SELECT review_id FROM review')
const sums = statement<{ reviews: number; counted: number; reps: number; longest: number }>(`
  SELECT (SELECT sum(reviews) FROM daily_stat) AS reviews,
         (SELECT count(*) FROM review WHERE status = 0) AS counted,
         (SELECT max(reps) FROM card) AS reps,
         (SELECT max(based_on_reps) + 1 FROM review WHERE status = 0) AS longest`)

test('killed in the midst of submissions, every acknowledged answer is there, and counted once', async () => {
  const acknowledged: string[] = []
  for (const calls of [5, 17, 30]) acknowledged.push(...(await submitAndKill(calls)))
  const userDb = await openUserDb({
    dataFolder,
    log: silentLog,
    clock: () => new Date(),
    random: () => 0.5,
  })
  try {
    const kept = new Set((await userDb.query(keptReviews, [])).map((row) => row.review_id))
    expect(acknowledged.length).toBeGreaterThanOrEqual(3 * 52)
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
    // What was not acknowledged is there as a whole or not at all: counts, cards and log agree.
    expect(kept.size % 3).toBe(0)
    const [sum] = await userDb.query(sums, [])
    expect(sum?.reviews).toBe(sum?.counted)
    expect(sum?.reps).toBe(sum?.longest)
  } finally {
    await userDb.close()
  }
}, 120_000)
