import { readFile } from 'node:fs/promises'

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

/** Makes programs of the server's source in a folder inside the repository, with what else is wished. */
export async function bundleServer(repository, folder, wishes = {}) {
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: repository,
    entryPoints,
    entryNames: '[name]',
    outdir: folder,
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
    plugins: [plainSpread],
    logLevel: 'warning',
    ...wishes,
  })
}
