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
    logLevel: 'warning',
    ...wishes,
  })
}
