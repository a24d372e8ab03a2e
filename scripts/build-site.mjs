import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import { replaceFolder } from './replace-folder.mjs'
import { runChild } from './run-child.mjs'
import { isFresh, stampFileOf, stampOf } from './source-stamp.mjs'

const sources = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/index.html',
  'apps/web/landing.html',
  'apps/web/landing.config.ts',
  'apps/web/vite.config.ts',
  'apps/web/inline-start.ts',
  'apps/web/first-load-budget.ts',
  'apps/web/first-view.config.ts',
  'apps/web/loading-screen.ts',
  'apps/web/preload-pages.ts',
  'apps/web/service-worker-build.ts',
  'apps/web/used-variables.ts',
  'apps/web/package.json',
  'packages/contract/src',
  'packages/handwriting/src',
  'packages/japanese/src',
  'packages/japanese-ui/src',
  'packages/srs/src',
  'packages/study/src',
  'packages/ui-kit/src',
  'package-lock.json',
  'scripts/build-site.mjs',
]

/** From Node 22 on Vite tells what a later release of it would want of our configuration. */
const quiet = { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' }

/** Builds the site into `apps/web/dist` unless that is there and up to date. */
export async function buildSite(repository) {
  const folder = join(repository, 'apps/web/dist')
  const stamp = stampOf(repository, sources)
  if (isFresh(folder, stamp)) return
  console.log('Building the site …')
  await replaceFolder(repository, folder, async (next) => {
    await Promise.all([
      runVite(repository, ['--outDir', next]),
      runVite(repository, ['--config', 'landing.config.ts', '--outDir', next]),
      // The server loads it as a file; the name keeps it from being served.
      runVite(repository, ['--config', 'first-view.config.ts', '--outDir', join(next, '.server')]),
    ])
    await compressFiles(next)
    await writeFile(stampFileOf(next), stamp)
  })
}

/** The folder is new and empty. */
const quietly = ['--no-emptyOutDir', '--logLevel', 'warn']

async function runVite(repository, options) {
  const { exitCode } = runChild(
    process.execPath,
    [join(repository, 'node_modules/vite/bin/vite.js'), 'build', ...options, ...quietly],
    // A NODE_ENV from outside (a test runner's, say) would build React for development.
    {
      cwd: join(repository, 'apps/web'),
      env: { ...process.env, ...quiet, NODE_ENV: 'production' },
    },
  )
  const code = await exitCode
  if (code !== 0) throw new Error(`The site could not be built (exit code ${code})`)
}

/** Fonts and pictures are compressed by their own formats. */
const compressible = /\.(?:html|js|css|svg|json|txt|map|webmanifest)$/

/** Below this, the frame of an encoding eats what it saves. */
const minBytes = 1024

async function compressFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name))
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))))
}

/** Writes `.br` and `.gz` beside the file, as small as they get: it is done once. */
async function compressFile(path) {
  const content = await readFile(path)
  if (content.byteLength < minBytes) return
  const brotliOptions = {
    params: {
      [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY,
      [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
      [zlib.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    },
  }
  await Promise.all([
    promisify(brotliCompress)(content, brotliOptions).then((br) => writeFile(`${path}.br`, br)),
    promisify(gzip)(content, { level: 9 }).then((gz) => writeFile(`${path}.gz`, gz)),
  ])
}
