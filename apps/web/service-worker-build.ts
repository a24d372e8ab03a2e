import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Plugin } from 'vite'

const entry = fileURLToPath(new URL('src/service-worker/service-worker.ts', import.meta.url))

/**
 * Builds the service worker beside the site. It is one classic script, which every browser takes,
 * under a name that never changes; it knows the files of the release, so that each release is
 * another worker to the browser.
 */
export function serviceWorkerBuild(): Plugin {
  return {
    name: 'service-worker-build',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const codeFiles = Object.values(bundle)
        .filter(({ fileName }) => /^assets\/.*\.(?:js|css)$/.test(fileName))
        // Importing needs the network anyway, once: nobody keeps half a megabyte of SQLite for it.
        .filter(
          ({ fileName }) => !/^assets\/(?:import-reader|wanikani-reader|sqlite3)/.test(fileName),
        )
        .map(({ fileName }) => `/${fileName}`)
        .sort()
      const releaseName = createHash('sha256').update(codeFiles.join()).digest('hex').slice(0, 12)
      const { outputFiles } = await build({
        entryPoints: [entry],
        bundle: true,
        minify: true,
        format: 'iife',
        target: 'es2022',
        write: false,
        define: {
          codeFiles: JSON.stringify(codeFiles),
          releaseName: JSON.stringify(releaseName),
        },
      })
      const [script] = outputFiles
      if (script === undefined) this.error('The service worker was not built')
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: script.text })
    },
  }
}
