import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { stopOrphan } from './stop-orphan'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kotonoha-orphan-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A `pg_ctl` that finds no server, as it says once the server's file is gone. */
function prepareBlindCommand() {
  const bin = join(folder, 'bin')
  mkdirSync(bin)
  writeFileSync(join(bin, 'pg_ctl'), '#!/bin/sh\necho "PID file does not exist"\nexit 1\n', {
    mode: 0o755,
  })
  return { program: folder, user: undefined, needsEntry: false }
}

/** A process at work in the folder that is gone after `seconds`. */
async function startServerThatEnds(seconds: number): Promise<number> {
  const cluster = join(folder, 'cluster')
  mkdirSync(cluster)
  const server = spawn('/bin/sleep', [String(seconds)], { cwd: cluster, stdio: 'ignore' })
  await new Promise((resolve) => server.once('spawn', resolve))
  writeFileSync(join(cluster, 'postmaster.pid'), `${server.pid}\n${cluster}\n`)
  return server.pid ?? 0
}

test.skipIf(process.platform === 'win32')(
  'a server that ends by itself while it is stopped is waited for',
  async () => {
    await startServerThatEnds(0.5)
    await expect(stopOrphan(prepareBlindCommand(), join(folder, 'cluster'))).resolves.toBe(true)
  },
)

test('a number left by a machine that went down is taken away', async () => {
  const cluster = join(folder, 'cluster')
  mkdirSync(cluster)
  writeFileSync(join(cluster, 'postmaster.pid'), `${process.pid}\n${cluster}\n`)
  await expect(stopOrphan(prepareBlindCommand(), cluster)).resolves.toBe(false)
  expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false)
})
