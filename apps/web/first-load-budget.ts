import { brotliCompressSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { takeLatinFaces } from './inline-start'
import { entrances, findPageChunk, listFiles } from './preload-pages'

/**
 * What a first visit to an address may fetch of the site's code, in KB (1000 bytes) as compressed by
 * brotli: the main file together with the page's own. Raise a number only with a reason in the commit.
 */
const maxScript: Record<string, number> = {
  '/app/dict': 140,
  '/app/dict/kanji': 138,
  '/app/dict/kanji/生': 138,
  '/app/dict/words': 138,
  '/app/dict/words/1358280': 140,
  // 140.1 and 140.0; the brotli of another Node may find some bytes more, which is no reason to fail.
  '/app/dict/words/1358280/pronunciation': 140.5,
  '/app/dict/words/1358280/conjugation': 140.5,
  '/lists/AbCdEfGhIjKlMnOpQrStUv': 140,
  '/app/dict/kanji-recognize': 143,
  '/app/dict/kanji-recognize/radicals': 140,
  '/app/dict/kanji-recognize/skip-code': 140,
}

/** As it stands in the page, of which the server leaves what a page needs. In KB, not compressed. */
const maxStyle = 156

/** Drawn by a style engine, whose code is most of what a first visit used to fetch. */
const lazyCode = /\/node_modules\/(?:@mui|@emotion|stylis)\//

/** Fails the build where a first visit would fetch more than it may. In bytes, which no machine changes. */
export function firstLoadBudget(): Plugin {
  return {
    name: 'first-load-budget',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const style = Object.values(bundle).find(({ fileName }) =>
        /^assets\/style-.*\.css$/.test(fileName),
      )
      const styleBytes =
        style?.type === 'asset' ? takeLatinFaces(String(style.source)).rules.length : 0
      if (styleBytes > maxStyle * 1000) this.error(`The style sheet has ${styleBytes} bytes`)
    },
    // Only now are the files as they will be sent: the names of all files are written into the main one
    // at the very end.
    writeBundle(_options, bundle) {
      const main = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
      if (main?.type !== 'chunk') return this.error('There is no main file')
      const faults = Object.entries(maxScript).flatMap(([address, limit]) => {
        const pages = entrances
          .filter(({ path }) => new RegExp(path).test(address))
          .flatMap(({ routeFile }) => findPageChunk(bundle, routeFile) ?? [])
        if (pages.length === 0) return [`${address}: no page was built for it`]
        const names = new Set(pages.flatMap((page) => listFiles(bundle, page)))
        const chunks = toChunks(
          bundle,
          [...names].map((path) => path.slice(1)),
        )
        return checkPage(address, [...new Set([main, ...chunks])], limit)
      })
      if (faults.length > 0) this.error(`Over the budget of a first visit:\n${faults.join('\n')}`)
    },
  }
}

function checkPage(
  address: string,
  chunks: readonly Rolldown.OutputChunk[],
  limit: number,
): string[] {
  const bytes = chunks.reduce((sum, chunk) => sum + weigh(chunk), 0)
  const lazy = chunks.flatMap(({ moduleIds }) => moduleIds.filter((id) => lazyCode.test(id)))
  return [
    ...(bytes > limit * 1000 ? [`${address}: ${bytes} of ${limit * 1000} bytes`] : []),
    ...(lazy.length > 0 ? [`${address} fetches ${lazy.slice(0, 3).join(', ')}`] : []),
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
