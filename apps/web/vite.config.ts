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

const startupScript = readFileSync(new URL('public/startup.js', import.meta.url), 'utf8')

const themeSheets = (theme as typeof theme & ThemeWithStyles).generateStyleSheets()

/**
 * What pages of the dictionary share with each other, by area: a page fetches few files so, where by
 * pages it would be dozens under 1 KB, each with its headers and its place in the queue. MUI's own
 * and its theme stay apart.
 */
const sharedAreas = {
  /** What most pages are drawn with, and how they ask for what they draw. */
  dictionary: [
    /\/node_modules\/@tanstack\/(?:react-query|query-core)\/(?!.*(?:[mM]utation|hydration))/,
    /\/packages\/ui-kit\/src\/(?!themed|theme|choices-popover|hovercard|icons\/(?:content-copy|drag|extension|history|insights|link-|lock|share)|toast|tooltip\/tooltip-bubble)/,
    /\/packages\/japanese-ui\/src\/(?:jlpt-badge|furigana|kanji-glyph|kanji-tile|word-row|reading)/,
    /\/packages\/japanese\/src\/(?:kana\/|short-part-of-speech)/,
    /\/apps\/web\/src\/dictionary\/(?:edition|links|kanji-grid\/grid-navigation|kanji-list|acknowledgement|saved-lists\/(?:open-save|saved-list))/,
    /\/apps\/web\/src\/kit\/(?:tabs|counts|filter-chips\/(?!filter-fold)|installed-site\/tell-worker|query-failure|links|note-bar|option-switch|url-state)/,
    /\/apps\/web\/src\/study-marks\/(?:batch-requests|request-states|standing-query|study-mark|use-standing)\b/,
  ],
  /** What a page of one word or kanji has besides. */
  definition: [
    /\/packages\/ui-kit\/src\/icons\/(?:share|content-copy)-outlined/,
    /\/packages\/japanese-ui\/src\/lesson-text/,
    /\/apps\/web\/src\/dictionary\/(?:saved-lists\/(?:save-button|save-row-button|save-after|thing-path)|sharing\/share-button)/,
    /\/apps\/web\/src\/kit\/(?:filter-chips\/filter-fold|near-end)/,
    /\/apps\/web\/src\/study-marks\/study-this/,
  ],
  /** What a page of found kanji has besides. */
  grid: [
    /\/packages\/ui-kit\/src\/(?:hovercard\/use-scroll-lock|toggle-button)/,
    /\/packages\/japanese\/src\/kana\/(?:vowel|width)/,
    /\/apps\/web\/src\/dictionary\/kanji-grid\/(?!grid-navigation|kanji-card)/,
    /\/apps\/web\/src\/(?:dictionary\/drawing-pad|pages\/dict\/kanji-recognize\/lookup)\//,
  ],
  search: [
    /\/packages\/ui-kit\/src\/icons\/history/,
    /\/apps\/web\/src\/dictionary\/search\//,
    /\/packages\/japanese\/src\/query-grammar/,
  ],
  word: [
    /\/packages\/japanese-ui\/src\/(?:pitch-diagram|example-sentence|part-of-speech-label)/,
    /\/packages\/japanese\/src\/(?:mora|pitch-accent|conjugation\/explain)/,
    /\/apps\/web\/src\/dictionary\/(?:example-sentences|japanese-voice)/,
    /\/apps\/web\/src\/pages\/dict\/words\/definition\//,
  ],
}

const frameRoutes = ['/app', '/app/dict']

/** What only this page does to be loaded is no part of the main file. */
const routeOfSharedList = '/_framed/lists/$shareToken'

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
            : [
                [
                  ...(routeId === routeOfSharedList ? (['loader'] as const) : []),
                  'component',
                  'errorComponent',
                  'notFoundComponent',
                ],
              ],
      },
    }),
    react(),
    developmentMarks(process.env),
    preloadPages(startupScript),
    loadingScreen(),
    firstLoadBudget(),
    inlineStart(themeSheets, startupScript),
    serviceWorkerBuild(),
  ],
  resolve: {
    // For React before 18, which had not what it stands for.
    alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }],
  },
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
    // Every browser that knows light-dark() fetches what a page names ahead.
    modulePreload: { polyfill: false },
    manifest: true,
    // One small style sheet for all pages: by pages it would be a dozen requests for 10 KB.
    cssCodeSplit: false,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // The main file lists the names of all others, and every page pays for their length. What each
        // was built from is in `.vite/manifest.json`.
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: {
          groups: [
            // What every page needs is one file; by themselves the parts that lazy pages use too
            // would become dozens of small ones, which compress worse and wait in a queue.
            { name: 'main', tags: ['$initial'], priority: 2 },
            ...Object.entries(sharedAreas).map(([name, rooms]) => ({
              name,
              test: (id: string) => rooms.some((room) => room.test(id)),
              minShareCount: 2,
              minSize: 0,
              includeDependenciesRecursively: false,
              priority: 2,
            })),
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
