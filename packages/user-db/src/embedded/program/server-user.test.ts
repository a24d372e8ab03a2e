import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { canReach, parsePasswd } from './server-user'

const stranger = { name: 'stranger', uid: 54_321, gid: 54_321 }

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kotonoha-reach-'))
  mkdirSync(join(folder, 'inner'), { mode: 0o755 })
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('an open folder is out of reach when one above it is closed', () => {
  expect(canReach(stranger, join(folder, 'inner'))).toBe(false)
  chmodSync(folder, 0o711)
  expect(canReach(stranger, join(folder, 'inner'))).toBe(true)
})

test('users are read from the system’s list, however odd its lines', () => {
  const text = 'root:x:0:0:root:/root:/bin/bash\n\n# nothing\npostgres:x:101:104:,,,:/var:/bin/sh\n'
  expect(parsePasswd(text)).toEqual([
    { name: 'root', uid: 0, gid: 0 },
    { name: 'postgres', uid: 101, gid: 104 },
  ])
})
