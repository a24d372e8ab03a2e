import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundlePathOf } from './load-program.mjs'

/** Read at run time: the first two carry compiled parts, the others are CommonJS throughout. */
const external = [
  '@node-rs/argon2',
  '@open-spaced-repetition/binding',
  '@redis/client',
  'pg',
  'nodemailer',
  'web-push',
]

/**
 * The library of procedures is compiled for engines without the spread of objects, with a helper
 * that copies property by property, many times a call: an eighth of what a definition costs. Here
 * its source is meant again (decision 077).
 */
const plainSpread = {
  name: 'plain-spread',
  setup({ onLoad, onEnd }) {
    let isFound = false
    onLoad({ filter: /@trpc[\\/]server[\\/]dist[\\/][^\\/]*\.mjs$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      const contents = text.replace(/^function _objectSpread2\(e\) \{\n.*?\n\}$/ms, () => {
        isFound = true
        return 'function _objectSpread2(...parts) { return Object.assign(...parts) }'
      })
      return { contents, loader: 'js' }
    })
    // A newer library may need this no more, or in another way.
    onEnd(() => (isFound ? undefined : { errors: [{ text: 'no helper for spreads was found' }] }))
  },
}

/**
 * Makes the server's program in a folder inside the repository, with what else is wished: one
 * script, whose compiled code can be kept (`load-program.mjs`), and a module for the thread that
 * learners' parameters are trained in.
 */
export async function bundleServer(repository, folder, wishes = {}) {
  const { build } = await import('esbuild')
  const common = {
    absWorkingDir: repository,
    outdir: folder,
    entryNames: '[name]',
    bundle: true,
    platform: 'node',
    target: 'node20',
    external,
    logLevel: 'warning',
    ...wishes,
  }
  await build({
    ...common,
    entryPoints: [{ in: 'apps/server/src/program.ts', out: 'server' }],
    outExtension: { '.js': '.cjs' },
    format: 'cjs',
    supported: {
      // A script has no `import`: what is loaded late is required late.
      'dynamic-import': false,
      // Every Node that we run on has them; else each use of one makes the expression anew.
      'regexp-unicode-property-escapes': true,
    },
    define: {
      ...wishes.define,
      'import.meta.url': 'addressOfBundle',
      'import.meta.dirname': '__dirname',
    },
    banner: { js: "const addressOfBundle = require('node:url').pathToFileURL(__filename).href;" },
    plugins: [plainSpread],
  })
  await build({
    ...common,
    entryPoints: ['apps/server/src/training/training-worker.ts'],
    outExtension: { '.js': '.mjs' },
    format: 'esm',
  })
  const bundle = await readFile(bundlePathOf(folder))
  const release = createHash('sha256').update(bundle).digest('base64url').slice(0, 8)
  await writeFile(join(folder, 'release'), release)
}
