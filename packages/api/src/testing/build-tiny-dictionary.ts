import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const repository = join(import.meta.dirname, '../../../..')
const builder = join(repository, 'apps/dictionary-builder/src/main.ts')
const tinySources = join(repository, 'apps/dictionary-builder/src/testing/sources')

/** For hooks that build: a second on a machine at rest, more on one that runs everything at once. */
export const buildTimeoutMs = 60_000

/**
 * Has the real builder put the tiny dictionary of the tests into a data folder; gives its path.
 * The builder is another program, run as one: no package imports an app.
 */
export function buildTinyDictionary(dataFolder: string): string {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', builder, 'build', '--only-given-sources'],
    {
      cwd: repository,
      encoding: 'utf8',
      env: { ...process.env, KOTONOHA_DATA: dataFolder, KOTONOHA_SOURCES: tinySources },
    },
  )
  if (status !== 0) throw new Error(`The tiny dictionary was not built:\n${stdout}${stderr}`)
  return join(dataFolder, 'dictionary/dictionary.sqlite')
}
