import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { replaceFolder } from './replace-folder.mjs'
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
]

/**
 * Beside the server, the thread that it trains learners' parameters in, and what the start asks
 * first: is the configuration right, the dictionary usable?
 */
const entryPoints = [
  'apps/server/src/main.ts',
  'apps/server/src/training/training-worker.ts',
  'apps/server/src/configuration.ts',
  'packages/dictionary-db/src/open-dictionary.ts',
]

/** Bundles the server into `apps/server/dist` unless it is there and up to date. */
export async function buildServer(repository) {
  const folder = join(repository, 'apps/server/dist')
  const stamp = stampOf(repository, sources)
  if (isFresh(folder, stamp)) return
  console.log('Building the server …')
  const { build } = await import('esbuild')
  await replaceFolder(repository, folder, async (next) => {
    await build({
      absWorkingDir: repository,
      entryPoints,
      entryNames: '[name]',
      outdir: next,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      // Read at run time: the first two carry compiled parts, the others are CommonJS throughout.
      external: [
        '@node-rs/argon2',
        '@open-spaced-repetition/binding',
        '@redis/client',
        'pg',
        'nodemailer',
        'web-push',
      ],
      define: { 'process.env.NODE_ENV': '"production"' },
      sourcemap: true,
      logLevel: 'warning',
    })
    await writeFile(stampFileOf(next), stamp)
  })
}
