import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll } from 'vitest'

const repository = join(import.meta.dirname, '../../../..')
/** Inside the repository, so that what is not bundled is found; git knows nothing of it. */
const place = join(repository, '.tmp')

/**
 * To be called at the top of a test file: gives what Node is called with to run the server,
 * bundled as for use. Compiled anew at each start, it takes seven times as long until it runs.
 */
export function useBundledServer(): string[] {
  mkdirSync(place, { recursive: true })
  const folder = mkdtempSync(join(place, 'server-of-test-'))
  beforeAll(async () => {
    const { bundleServer } = await import(
      pathToFileURL(join(repository, 'scripts/bundle-server.mjs')).href
    )
    await bundleServer(repository, folder)
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return [join(repository, 'scripts/serve.mjs'), folder]
}
