import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** To be called at the top of a test file: gives a maker of folders that go when its tests end. */
export function createTemporaryFolders(): () => string {
  const folders: string[] = []
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  })
  return () => {
    const folder = mkdtempSync(join(tmpdir(), 'kotonoha-server-'))
    folders.push(folder)
    return folder
  }
}
