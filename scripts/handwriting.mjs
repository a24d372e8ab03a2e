// Starts a handwriting command: `recognise`, `grade` or `evaluate <samples …>`. The code is bundled
// once and again when it changed, so that the command itself starts in a moment.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const builder = join(root, 'apps/dictionary-builder')
const sourceFolders = [join(root, 'packages/handwriting/src'), join(builder, 'src/handwriting')]
const bundles = join(builder, 'dist/handwriting')

function findNewest(folder) {
  return Math.max(
    ...readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs),
  )
}

async function ensureBundle(bundle) {
  const isFresh =
    existsSync(bundle) && statSync(bundle).mtimeMs > Math.max(...sourceFolders.map(findNewest))
  if (isFresh) return
  const { build } = await import('esbuild')
  await build({
    entryPoints: ['command-main.ts', 'evaluate-main.ts'].map((each) =>
      join(builder, 'src/handwriting', each),
    ),
    outdir: bundles,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: ['zod'],
    logLevel: 'error',
  })
}

function ensureTemplates() {
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
  const data = resolve(root, process.env.KOTONOHA_DATA || 'var')
  const path = join(data, 'dictionary', 'handwriting.bin')
  if (existsSync(path)) return path
  const main = join(builder, 'src/handwriting/ensure-main.ts')
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', main], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) process.exit(1)
  return path
}

const [command = '', ...files] = process.argv.slice(2)
const isEvaluation = command === 'evaluate'
const bundle = join(bundles, isEvaluation ? 'evaluate-main.mjs' : 'command-main.mjs')
await ensureBundle(bundle)
const templates = ensureTemplates()
const options = isEvaluation ? [templates, ...files] : [command, templates]
process.argv = [process.execPath, bundle, ...options]
await import(pathToFileURL(bundle))
