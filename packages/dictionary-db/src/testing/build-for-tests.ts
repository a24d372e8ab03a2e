import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'

export const repositoryFolder = join(import.meta.dirname, '../../../..')

/** Whatever the dictionary is made of and by; a change in any of it makes another dictionary. */
const inputFolders = [
  'apps/dictionary-builder/src',
  'edition',
  'packages/dictionary-db/src',
  'packages/handwriting/src',
  'packages/japanese/src',
  'packages/study/src',
]

/** Runs the real builder as what it is to every package: another program. */
export function runBuilder(environment: Record<string, string>, options: readonly string[]): void {
  const builder = join(repositoryFolder, 'apps/dictionary-builder/src/main.ts')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--max-old-space-size=700', '--import', 'tsx', builder, 'build', ...options],
    { cwd: repositoryFolder, encoding: 'utf8', env: { ...process.env, ...environment } },
  )
  if (status !== 0) throw new Error(`The dictionary was not built:\n${stdout}${stderr}`)
}

/**
 * Path of the tiny dictionary, built from the sources in `apps/dictionary-builder/src/testing`
 * when none of the present inputs is there yet. Test files run at once: whoever is first to put
 * the finished folder in place wins, and the others use it.
 */
export function buildTinyDictionary(): string {
  const folder = join(tmpdir(), `kotonoha-tiny-${hashInputs()}`)
  const path = join('dictionary', 'dictionary.sqlite')
  if (existsSync(join(folder, path))) return join(folder, path)
  const aside = mkdtempSync(join(tmpdir(), 'kotonoha-tiny-build-'))
  runBuilder(
    {
      KOTONOHA_DATA: aside,
      KOTONOHA_SOURCES: join(repositoryFolder, 'apps/dictionary-builder/src/testing/sources'),
    },
    ['--only-given-sources'],
  )
  try {
    renameSync(aside, folder)
  } catch (error) {
    rmSync(aside, { recursive: true })
    if (!existsSync(join(folder, path))) throw error
  }
  return join(folder, path)
}

/** Puts the tiny dictionary into a data folder, for a server that finds it there. */
export function copyTinyDictionary(dataFolder: string): void {
  cpSync(dirname(buildTinyDictionary()), join(dataFolder, 'dictionary'), { recursive: true })
}

export function hashInputs(): string {
  // Each Node writes with its own SQLite.
  const hash = createHash('sha256').update(process.version)
  for (const folder of inputFolders) {
    const absolute = join(repositoryFolder, folder)
    const names = readdirSync(absolute, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
      .map((entry) => relative(repositoryFolder, join(entry.parentPath, entry.name)))
    for (const name of names.sort()) {
      hash.update(`${name}\n`).update(readFileSync(join(repositoryFolder, name)))
    }
  }
  return hash.digest('hex').slice(0, 16)
}
