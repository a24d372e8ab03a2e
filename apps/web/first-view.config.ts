import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { ownAreas } from '../../packages/contract/src/site/own-pages'

/** Pages that are never drawn where there is no browser. */
const undrawnRoute = new RegExp(`/pages/(?:${ownAreas.join('|')})/.*\\.route\\.tsx$`)

const emptyRoute = `
  import { createFileRoute } from '@tanstack/react-router'
  export const Route = createFileRoute('')({})`

/** Leaves the code of those pages out: links to them are all that a drawn page needs of them. */
const undrawnPages: Plugin = {
  name: 'undrawn-pages',
  enforce: 'pre',
  load: (id) => (undrawnRoute.test(id) ? emptyRoute : undefined),
}

/** Runs what was built, which must not need a browser, and writes down which pages there are. */
const writtenPaths: Plugin = {
  name: 'written-paths',
  async writeBundle({ dir = '' }) {
    const { pagePaths } = await import(pathToFileURL(join(dir, 'first-view.mjs')).href)
    writeFileSync(join(dir, 'page-paths.json'), JSON.stringify(pagePaths))
  },
}

/** The part of the site that draws pages where there is no browser, as one file for the server. */
export default defineConfig({
  plugins: [undrawnPages, react(), writtenPaths],
  resolve: {
    alias: [{ find: /^async_hooks$/, replacement: '/src/first-view/turn-storage.ts' }],
  },
  publicDir: false,
  // All of it is in the file: beside the site nothing else need be there.
  ssr: { noExternal: true },
  build: {
    ssr: 'src/first-view/build-entry.ts',
    target: 'node20',
    minify: true,
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: 'first-view.mjs', codeSplitting: false } },
  },
})
