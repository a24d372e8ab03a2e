import { readFile } from 'node:fs/promises'
import type { AccountsHolder } from '../accounts/accounts-holder'
import type { DictionaryHolder } from '../dictionary/dictionary-holder'
import { createByteBoundedCache } from '../http/byte-bounded-cache'
import { type Bytes, chooseEncoding } from '../http/content-encoding'
import { isUnchanged } from '../http/entity-tag'
import type { Log } from '../log'
import { createCrawlerHandler } from './crawler-handler'
import type { Installation } from './installation-marks'
import { createPageHandler } from './page-handler'
import { readPagePaths } from './page-paths'
import { listSiteFiles, type SiteFile } from './site-files'

/** Room for all that a page needs and the usual subsets of the fonts. */
const maxKeptBytes = 16 * 1024 * 1024

const workerPath = '/service-worker.js'
const withdrawnWorkerPath = '/service-worker-withdrawn.js'

export interface SiteHandlerOptions {
  /** The built site. */
  folder: string
  dictionaries: Pick<DictionaryHolder, 'lease'>
  accounts: Pick<AccountsHolder, 'find'>
  installation: Installation
  /** Whether the app is to draw nothing. */
  isSwitchedOff: () => boolean
  /** Address of the site, as people type it. */
  siteUrl: string
  /** Differs between releases of the product. */
  release: string
  now: () => Date
  log: Log
  /** False: browsers that have the service worker are given one that removes itself. */
  hasServiceWorker?: boolean
}

/** Answers everything that is no call: the files of the site, and its one page for each address. */
export function createSiteHandler({
  folder,
  hasServiceWorker = true,
  ...pageOptions
}: SiteHandlerOptions): (request: Request) => Promise<Response> {
  const files = listSiteFiles(folder)
  const page = files.get('/index.html')
  const landingPage = files.get('/landing.html')
  const isPagePath = readPagePaths(folder)
  const answerPage = page && createPageHandler({ ...pageOptions, folder, page, landingPage })
  const answerCrawler = createCrawlerHandler({
    ...pageOptions,
    hasAccounts: pageOptions.installation.hasAccounts,
  })
  const contents = createByteBoundedCache<Bytes>(maxKeptBytes)

  async function read(path: string): Promise<Bytes> {
    const kept = contents.get(path)
    if (kept !== undefined) return kept
    const content: Bytes = new Uint8Array(await readFile(path))
    contents.set(path, content, content.byteLength)
    return content
  }

  async function send(file: SiteFile, { headers }: Request): Promise<Response> {
    const answerHeaders: Record<string, string> = {
      'content-type': file.contentType,
      'cache-control': file.cacheControl,
      etag: file.etag,
      vary: 'accept-encoding',
      ...(file.policy !== undefined && { 'content-security-policy': file.policy }),
    }
    if (isUnchanged(headers.get('if-none-match'), file.etag)) {
      return new Response(null, { status: 304, headers: answerHeaders })
    }
    const encoding = chooseEncoding(headers.get('accept-encoding'))
    const encodedPath = encoding && file.encodedPaths[encoding]
    if (encoding && encodedPath) answerHeaders['content-encoding'] = encoding
    return new Response(await read(encodedPath ?? file.plainPath), { headers: answerHeaders })
  }

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return toPlainAnswer(405, 'Method not supported', { allow: 'GET, HEAD' })
    }
    const forCrawler = answerCrawler(request)
    if (forCrawler !== undefined) return forCrawler
    const path = new URL(request.url).pathname
    const isWithdrawn = !hasServiceWorker && path === workerPath
    const file = files.get(isWithdrawn ? withdrawnWorkerPath : path)
    if (file !== undefined && file !== page && file !== landingPage) return send(file, request)
    const isPage = isPagePath(path, pageOptions.installation)
    if (!isPage && looksLikeFile(path)) return toPlainAnswer(404, 'No such file')
    if (answerPage === undefined) return toPlainAnswer(503, 'The site is not built: run npm start')
    return answerPage(request, { isKnownPath: isPage })
  }
}

/** A script that is gone must not be answered with a page: the browser would run it. */
function looksLikeFile(path: string): boolean {
  return path.startsWith('/assets/') || /\.[0-9A-Za-z]{1,11}$/.test(path)
}

function toPlainAnswer(
  status: number,
  text: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(`${text}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  })
}
