import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { runChild } from './run-child.mjs'

/** Builds the dictionary unless the data folder has one. */
export async function buildDictionary(repository) {
  const dataFolder = resolve(repository, process.env.KOTONOHA_DATA || 'var')
  if (existsSync(join(dataFolder, 'dictionary/dictionary.sqlite'))) return
  const { exitCode } = runChild(
    process.execPath,
    ['--import', 'tsx', join(repository, 'apps/dictionary-builder/src/main.ts'), 'build'],
    { cwd: repository },
  )
  const code = await exitCode
  if (code !== 0) process.exit(code)
}
