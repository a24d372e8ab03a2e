import { readFileSync } from 'node:fs'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { theme } from '../../packages/ui-kit/src/theme/theme'
import { developmentMarks } from './development-marks'
import { firstLoadBudget } from './first-load-budget'
import { inlineStart } from './inline-start'
import { loadingScreen } from './loading-screen'
import { preloadPages } from './preload-pages'
import { serviceWorkerBuild } from './service-worker-build'
import type { ThemeWithStyles } from './used-variables'

/** The server that answers `/api` while the site runs with hot reload. */
const apiOrigin = process.env.KOTONOHA_API_ORIGIN ?? 'http://127.0.0.1:3000'

const serverPaths = [
  '/api',
  '/auth/v1',
  '/dev/mailbox',
  '/dev/pay',
  '/download',
  '/handwriting/templates-',
  '/health',
  '/ready',
  '/realtime',
]

const themeSheets = (theme as typeof theme & ThemeWithStyles).generateStyleSheets()

/** The code that most pages of the dictionary draw with; MUI's own and its theme stay apart. */
const sharedRooms =
  /\/packages\/(?:ui-kit\/src\/(?!themed|theme|choices-popover|hovercard|toast|tooltip\/tooltip-bubble)|japanese-ui\/src\/(?:jlpt-badge|furigana|kanji-glyph|kanji-tile|word-row|reading))|\/apps\/web\/src\/(?:dictionary\/(?:links|kanji-grid\/(?!kanji-card)|kanji-list|acknowledgement|saved-lists\/(?:open-save|save-|saved-list)|sharing\/share-button)|kit\/(?:tabs|filter-chips|query-failure|links|near-end|option-switch|url-state)|study-marks\/(?!item-menu|study-thing-state))/

const frameRoutes = ['/app', '/app/dict']

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src',
      virtualRouteConfig: './src/routes.ts',
      generatedRouteTree: './src/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: false,
      disableLogging: true,
      codeSplittingOptions: {
        // The frame is around every page, so a file of its own would only be fetched later.
        splitBehavior: ({ routeId }) =>
          frameRoutes.includes(routeId)
            ? []
            : [['component', 'errorComponent', 'notFoundComponent']],
      },
    }),
    react(),
    developmentMarks(process.env),
    preloadPages(readFileSync(new URL('public/startup.js', import.meta.url), 'utf8')),
    loadingScreen(),
    firstLoadBudget(),
    inlineStart(themeSheets),
    serviceWorkerBuild(),
  ],
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(serverPaths.map((path) => [path, apiOrigin])),
  },
  build: {
    target: 'es2022',
    // The first browsers that know light-dark(): older targets would have it rewritten into
    // variables that need the scheme to be set in the same style sheet.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Fonts and icons stay files, so that the strict content policy needs no `data:` sources.
    assetsInlineLimit: 0,
    manifest: true,
    // One small style sheet for all pages: by pages it would be a dozen requests for 10 KB.
    cssCodeSplit: false,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // The full names of shared files list every page that shares them.
        chunkFileNames: ({ name }) =>
          name.startsWith('shared') ? 'assets/shared-[hash].js' : 'assets/[name]-[hash].js',
        codeSplitting: {
          groups: [
            // What every page needs is one file; by themselves the parts that lazy pages use too
            // would become dozens of small ones, which compress worse and wait in a queue.
            { name: 'main', tags: ['$initial'], priority: 2 },
            // What the pages of the dictionary share with each other is one file: by pages it would
            // be dozens of files under 1 KB, each with its headers and its place in the queue.
            {
              name: 'dictionary',
              test: (id) => sharedRooms.test(id),
              minShareCount: 5,
              minSize: 0,
              includeDependenciesRecursively: false,
              priority: 2,
            },
            {
              name: 'shared',
              minShareCount: 2,
              entriesAware: true,
              // None are merged: what two pages share may be tiny and still bring large code with it
              // (a switch of the home page and the fields of preferences), 58 KB in the worst case.
              entriesAwareMergeThreshold: 0,
              priority: 1,
            },
          ],
        },
      },
    },
  },
})
