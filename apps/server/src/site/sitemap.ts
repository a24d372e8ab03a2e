import type { Dictionary } from '@kotonoha/dictionary-db/open-dictionary'
import {
  countPages,
  listKanjiLiterals,
  listWordIds,
} from '@kotonoha/dictionary-db/queries/about/list-page-keys'

/**
 * So many addresses a part: sitemaps.org allows 50,000, and making this many keeps nobody else
 * waiting.
 */
const partSize = 20_000

const dictionaryPages = [
  '/app/dict',
  '/app/dict/kanji',
  '/app/dict/words',
  '/app/dict/kanji-recognize/handwriting',
  '/app/dict/kanji-recognize/radicals',
  '/app/dict/kanji-recognize/skip-code',
  '/app/dict/credits',
  '/terms',
  '/privacy',
]

const landingPage = '/landing/kanji'

/** Where the parts are found. */
const folder = '/sitemaps/'

export const sitemapPath = '/sitemap.xml'

interface Site {
  /** Without a slash at its end. */
  siteUrl: string
  /** The course is for learners with an account. */
  hasAccounts: boolean
}

/** Whether the path may be one of the sitemap's; whether it is, the dictionary says. */
export function isSitemapPath(path: string): boolean {
  return path === sitemapPath || path.startsWith(folder)
}

/** The list of the parts, or one of them; undefined where there is no such part. */
export function drawSitemap(path: string, dictionary: Dictionary, site: Site): string | undefined {
  const counts = countPages(dictionary)
  if (path === sitemapPath) return drawIndex(counts, site)
  const name = path.slice(folder.length)
  if (name === 'pages.xml') {
    return drawPart(site.hasAccounts ? [landingPage, ...dictionaryPages] : dictionaryPages, site)
  }
  const [, kind, number] = /^(kanji|words)-([1-9]\d{0,3})\.xml$/.exec(name) ?? []
  if (kind !== 'kanji' && kind !== 'words') return undefined
  const stretch = { offset: (Number(number) - 1) * partSize, limit: partSize }
  if (stretch.offset >= counts[kind]) return undefined
  const keys =
    kind === 'kanji' ? listKanjiLiterals(dictionary, stretch) : listWordIds(dictionary, stretch)
  return drawPart(
    keys.map((key) => `/app/dict/${kind}/${encodeURIComponent(key)}`),
    site,
  )
}

function drawIndex(counts: ReturnType<typeof countPages>, { siteUrl }: Site): string {
  const parts = (['kanji', 'words'] as const).flatMap((kind) =>
    Array.from(
      { length: Math.ceil(counts[kind] / partSize) },
      (_, index) => `${kind}-${index + 1}`,
    ),
  )
  const elements = ['pages', ...parts].map(
    (name) => `<sitemap><loc>${toXmlText(`${siteUrl}${folder}${name}.xml`)}</loc></sitemap>`,
  )
  return drawDocument('sitemapindex', elements)
}

function drawPart(paths: readonly string[], { siteUrl }: Site): string {
  return drawDocument(
    'urlset',
    paths.map((path) => `<url><loc>${toXmlText(siteUrl + path)}</loc></url>`),
  )
}

function drawDocument(root: 'sitemapindex' | 'urlset', elements: readonly string[]): string {
  const opening = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`
  return `${opening}\n${elements.join('\n')}\n</${root}>\n`
}

/** An address holds no other characters that mean something to XML. */
function toXmlText(address: string): string {
  return address.replaceAll('&', '&amp;')
}
