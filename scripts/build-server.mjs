import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleServer } from './bundle-server.mjs'
import { replaceFolder } from './replace-folder.mjs'
import { runChild } from './run-child.mjs'
import { isFresh, stampFileOf, stampOf } from './source-stamp.mjs'

const sources = [
  'apps/server/src',
  'packages/agent/src',
  'packages/api/src',
  'packages/auth-server/src',
  'packages/billing/src',
  'packages/contract/src',
  'packages/dictionary-db/src',
  'packages/japanese/src',
  'packages/srs/src',
  'packages/study/src',
  'packages/user-db/src',
  'package-lock.json',
  'scripts/build-server.mjs',
  'scripts/bundle-server.mjs',
  'scripts/keep-code.mjs',
  'scripts/load-program.mjs',
]

/** Bundles the server into `apps/server/dist` unless it is there and up to date. */
export async function buildServer(repository) {
  const folder = join(repository, 'apps/server/dist')
  // Compiled code is of one release of Node.
  const stamp = `${stampOf(repository, sources)} ${process.version}`
  if (isFresh(folder, stamp)) return
  console.log('Building the server …')
  await replaceFolder(repository, folder, async (next) => {
    await bundleServer(repository, next, {
      define: { 'process.env.NODE_ENV': '"production"' },
      sourcemap: true,
    })
    const { exitCode } = runChild(process.execPath, [
      join(repository, 'scripts/keep-code.mjs'),
      next,
    ])
    if ((await exitCode) !== 0) throw new Error('The code of the server could not be kept')
    await writeFile(stampFileOf(next), stamp)
  })
}
