// Runs a command of the dictionary's builder: `build` or `update`. Its code is bundled once and again
// when it changed: each of its threads would otherwise keep a compiler beside it, 30 MB each.
import { existsSync } from 'node:fs'
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isFresh, stampFileOf, stampOf } from './source-stamp.mjs'

const repository = fileURLToPath(new URL('..', import.meta.url))
const builder = join(repository, 'apps/dictionary-builder')
const folder = join(builder, 'dist')
const bundle = join(folder, 'builder.mjs')

const sources = [
  'apps/dictionary-builder/src',
  'packages/dictionary-db/src',
  'packages/handwriting/src',
  'packages/japanese/src',
  'packages/study/src',
  'package-lock.json',
  'scripts/run-builder.mjs',
]

async function ensureBundle() {
  const stamp = stampOf(repository, sources)
  if (existsSync(bundle) && isFresh(folder, stamp)) return
  const { build } = await import('esbuild')
  await mkdir(folder, { recursive: true })
  const aside = `${bundle}.${process.pid}`
  await build({
    entryPoints: [join(builder, 'src/main.ts')],
    outfile: aside,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // Else each use of such an expression makes it anew.
    supported: { 'regexp-unicode-property-escapes': true },
    // Compiled for one Node; where there is none it is not needed.
    external: ['sqlite-on-node-20'],
    banner: {
      js: `import { createRequire as toRequire } from 'node:module'; const require = toRequire(import.meta.url)`,
    },
    logLevel: 'error',
  })
  await rename(aside, bundle)
  // Read beside the code.
  const notice = 'ipadic-notice.txt'
  await copyFile(join(builder, 'src/acquisition', notice), join(folder, notice))
  await writeFile(stampFileOf(folder), stamp)
}

await ensureBundle()
process.argv = [process.execPath, bundle, ...process.argv.slice(2)]
await import(pathToFileURL(bundle))
