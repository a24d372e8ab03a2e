import type { Plugin, Rolldown } from 'vite'

/** Pages that visitors come to from outside, and the route file whose code each needs. */
export const entrances = [
  { path: '^/account/confirm', routeFile: 'account/confirm/confirm.route' },
  { path: '^/(app/dict/?)?$', routeFile: 'pages/dict/home/home.route' },
  { path: '^/app/dict/kanji/?$', routeFile: 'catalog/kanji-catalog.route' },
  { path: '^/app/dict/kanji/[^/]+', routeFile: 'definition/kanji-definition.route' },
  { path: '^/app/dict/kanji/[^/]+(/words)?/?$', routeFile: 'words-tab/words-tab.route' },
  { path: '^/app/dict/words/?$', routeFile: 'catalog/word-catalog.route' },
  { path: '^/app/dict/words/\\d+', routeFile: 'definition/word-definition.route' },
  { path: '^/app/dict/words/\\d+/pronunciation', routeFile: 'pronunciation-tab.route' },
  { path: '^/app/dict/words/\\d+/conjugation', routeFile: 'conjugation-tab.route' },
  { path: '^/lists/[^/]+', routeFile: 'shared-list/shared-list.route' },
  { path: '^/app/dict/kanji-recognize', routeFile: 'kanji-recognize/kanji-recognize.route' },
  {
    path: '^/app/dict/kanji-recognize(/handwriting)?/?$',
    routeFile: 'handwriting-tab/handwriting-tab.route',
  },
  { path: '^/app/dict/kanji-recognize/radicals', routeFile: 'radicals-tab/radicals-tab.route' },
  { path: '^/app/dict/kanji-recognize/skip-code', routeFile: 'skip-tab/skip-tab.route' },
  // Where reminders and a shortcut on the home screen lead to.
  { path: '^/app/kanji/dashboard', routeFile: 'kanji/dashboard/dashboard.route' },
  { path: '^/app/kanji/study', routeFile: 'kanji/study/study.route' },
  { path: '^/app/kanji/(dashboard|study)', routeFile: 'shell/kanji-area.route' },
]

/** The part of `public/startup.js` that reads what is written into the page here. */
const reader = "querySelector('#page-files')"

/**
 * Writes into the page which files each page needs, so that the start-up script fetches them beside
 * the main file and not after it has run. The server leaves of them those of the page that is asked
 * for (`page-files.ts`). A page whose code went into the main file needs none.
 */
export function preloadPages(startupScript: string): Plugin {
  return {
    name: 'preload-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') return this.error('There is no page')
      if (!startupScript.includes(reader)) this.error(`startup.js has no ${reader}`)
      const preloads = entrances.map(({ path, routeFile }) => {
        const chunk = findPageChunk(bundle, routeFile)
        if (chunk === undefined) this.error(`No page was built from ${routeFile}`)
        return [path, listFiles(bundle, chunk)]
      })
      const element = `<script type="application/json" id="page-files">${JSON.stringify(preloads)}</script>`
      page.source = String(page.source).replace('</head>', () => `${element}</head>`)
    },
  }
}

export function findPageChunk(
  bundle: Rolldown.OutputBundle,
  routeFile: string,
): Rolldown.OutputChunk | undefined {
  return Object.values(bundle).find(
    (file): file is Rolldown.OutputChunk =>
      file.type === 'chunk' && file.facadeModuleId?.includes(`${routeFile}.tsx?`) === true,
  )
}

/** The page's own file, its style sheets and what it imports, but for the main file, which the document names. */
export function listFiles(bundle: Rolldown.OutputBundle, page: Rolldown.OutputChunk): string[] {
  const seen = new Set<string>()
  function visit(fileName: string) {
    const file = bundle[fileName]
    if (seen.has(fileName) || file?.type !== 'chunk' || file.isEntry) return
    seen.add(fileName)
    for (const style of file.viteMetadata?.importedCss ?? []) seen.add(style)
    for (const imported of file.imports) visit(imported)
  }
  visit(page.fileName)
  return [...seen].map((fileName) => `/${fileName}`)
}
