import { join } from 'node:path'
import { runChild } from './run-child.mjs'

/** Builds the dictionary unless the data folder has one that this release can read. */
export async function buildDictionary(repository) {
  const { exitCode } = runChild(
    process.execPath,
    [
      // Keep the build under 1 GiB: without limits Node lets garbage lie while memory is free.
      '--max-old-space-size=390',
      '--max-semi-space-size=8',
      join(repository, 'scripts/run-builder.mjs'),
      'build',
      '--if-missing',
    ],
    { cwd: repository },
  )
  const code = await exitCode
  if (code !== 0) process.exit(code)
}
