import type { DictionaryHolder } from '../dictionary/dictionary-holder'
import { toEncodedBody } from '../procedures/kept-answer'
import { toAnswer } from './filled-pages'
import { drawSitemap, isSitemapPath, sitemapPath } from './sitemap'

export interface CrawlerHandlerOptions {
  dictionaries: Pick<DictionaryHolder, 'lease'>
  siteUrl: string
  hasAccounts: boolean
}

/** What is somebody's own, or only for scripts; the pages that are drawn need some of the latter. */
const closedPaths = [
  '/account/',
  '/app/dict/lists',
  '/app/dict/preferences',
  '/app/kanji/',
  '/auth/',
  '/download/',
]

const robotsPath = '/robots.txt'

/** Asked again once a day; the address of the site hardly ever changes. */
const forADay = 'public, max-age=86400'

/** Tells search engines which pages there are; undefined for what is none of theirs to ask. */
export function createCrawlerHandler({
  dictionaries,
  siteUrl,
  hasAccounts,
}: CrawlerHandlerOptions) {
  const site = { siteUrl: siteUrl.replace(/\/$/, ''), hasAccounts }
  const rules = [
    'User-agent: *',
    ...closedPaths.map((path) => `Disallow: ${path}`),
    `Sitemap: ${site.siteUrl}${sitemapPath}`,
  ]

  return ({ url, headers }: Request): Response | undefined => {
    const { pathname } = new URL(url)
    if (pathname === robotsPath) return toText(`${rules.join('\n')}\n`, 'text/plain')
    if (!isSitemapPath(pathname)) return undefined
    const lease = dictionaries.lease()
    if (lease === undefined) return toText('No dictionary yet\n', 'text/plain', 503)
    try {
      const text = drawSitemap(pathname, lease.dictionary, site)
      if (text === undefined) return toText('No such part\n', 'text/plain', 404)
      const { body, encoding } = toEncodedBody(toAnswer(text), headers.get('accept-encoding'))
      return new Response(body, {
        headers: {
          ...toHeaders('application/xml'),
          ...(encoding !== undefined && { 'content-encoding': encoding }),
        },
      })
    } finally {
      lease.release()
    }
  }
}

function toText(text: string, type: string, status = 200): Response {
  const kept = status === 200 ? {} : { 'cache-control': 'no-store' }
  return new Response(text, { status, headers: { ...toHeaders(type), ...kept } })
}

function toHeaders(type: string): Record<string, string> {
  return {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': forADay,
    vary: 'accept-encoding',
  }
}
