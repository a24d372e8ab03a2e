import { brotliCompressSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { entrances, findPageChunk, listFiles } from './preload-pages'

/**
 * What a first visit may fetch of the site's code, in KB (1000 bytes) as compressed by brotli: the
 * main file together with the page's own. Raise a number only with a reason in the commit.
 */
const maxScript: Record<string, number> = {
  'pages/dict/home/home.route': 140,
  'catalog/kanji-catalog.route': 138,
  'catalog/word-catalog.route': 138,
  'definition/kanji-definition.route': 138,
  'words-tab/words-tab.route': 138,
  'definition/word-definition.route': 140,
  'pronunciation-tab.route': 140,
  'conjugation-tab.route': 140,
  'kanji-recognize/kanji-recognize.route': 140,
  'handwriting-tab/handwriting-tab.route': 143,
  'radicals-tab/radicals-tab.route': 140,
  'skip-tab/skip-tab.route': 140,
}

/** As it stands in the page, of which the server leaves what a page needs. In KB, not compressed. */
const maxStyle = 155

/** Drawn by a style engine, whose code is most of what a first visit used to fetch. */
const lazyCode = /\/node_modules\/(?:@mui|@emotion|stylis)\//

/** Fails the build where a first visit would fetch more than it may. In bytes, which no machine changes. */
export function firstLoadBudget(): Plugin {
  return {
    name: 'first-load-budget',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const main = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
      if (main?.type !== 'chunk') return this.error('There is no main file')
      const faults = entrances.flatMap(({ routeFile }) => {
        const limit = maxScript[routeFile]
        const page = findPageChunk(bundle, routeFile)
        if (limit === undefined || page === undefined) return []
        const names = listFiles(bundle, page).map((path) => path.slice(1))
        return checkPage(routeFile, [main, ...toChunks(bundle, names)], limit)
      })
      const style = Object.values(bundle).find(({ fileName }) =>
        /^assets\/style-.*\.css$/.test(fileName),
      )
      const styleBytes = style?.type === 'asset' ? style.source.length : 0
      if (styleBytes > maxStyle * 1000) faults.push(`style sheet: ${styleBytes} bytes`)
      if (faults.length > 0) this.error(`Over the budget of a first visit:\n${faults.join('\n')}`)
    },
  }
}

function checkPage(
  routeFile: string,
  chunks: readonly Rolldown.OutputChunk[],
  limit: number,
): string[] {
  const bytes = chunks.reduce((sum, chunk) => sum + weigh(chunk), 0)
  const lazy = chunks.flatMap(({ moduleIds }) => moduleIds.filter((id) => lazyCode.test(id)))
  return [
    ...(bytes > limit * 1000 ? [`${routeFile}: ${bytes} of ${limit * 1000} bytes`] : []),
    ...(lazy.length > 0 ? [`${routeFile} fetches ${lazy.slice(0, 3).join(', ')}`] : []),
  ]
}

const weights = new Map<string, number>()

/** Compressing takes a second for the main file, which every page has. */
function weigh({ fileName, code }: Rolldown.OutputChunk): number {
  const bytes = weights.get(fileName) ?? brotliCompressSync(code).length
  weights.set(fileName, bytes)
  return bytes
}

function toChunks(bundle: Rolldown.OutputBundle, names: readonly string[]) {
  return names.flatMap((name) => {
    const file = bundle[name]
    return file?.type === 'chunk' ? [file] : []
  })
}
