import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseSharedListPath } from '@kotonoha/contract/dict/lists/shared-list-path'
import type { AccountsHolder } from '../accounts/accounts-holder'
import type { DictionaryHolder } from '../dictionary/dictionary-holder'
import { createByteBoundedCache } from '../http/byte-bounded-cache'
import { isUnchanged } from '../http/entity-tag'
import { permissionsPolicy, toContentSecurityPolicy } from '../http/security-headers'
import { heldBytesOf, type KeptAnswer, toEncodedBody } from '../procedures/kept-answer'
import { listDatesOfToday } from './dates-of-today'
import { listFirstAnswers } from './first-answers'
import { listInlineScriptHashes } from './inline-scripts'
import { type Installation, markPage } from './installation-marks'
import { parsePageAddress } from './page-address'
import { describePage } from './page-description'
import { fillPage } from './page-document'
import { fillSharedListPage } from './shared-list-page'
import type { SiteFile } from './site-files'

/** Popular pages are filled and compressed once for each dictionary. */
const maxKeptBytes = 16 * 1024 * 1024

export interface PageHandlerOptions {
  /** The site's one page, as built. */
  page: SiteFile
  dictionaries: Pick<DictionaryHolder, 'lease'>
  accounts: Pick<AccountsHolder, 'find'>
  installation: Installation
  release: string
  now: () => Date
}

/**
 * A shared list is for those who were given the link: it may be withdrawn at any moment, is in no
 * search engine, and no page that it leads to is told the link.
 */
const sharedListHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'same-origin',
}

interface FilledPage {
  status: 200 | 404
  answer: KeptAnswer
}

type PageHandler = (request: Request, address: { isKnownPath: boolean }) => Promise<Response>

/** Answers the address of a page with the site's page, the page's first answers written into it. */
export function createPageHandler(options: PageHandlerOptions): PageHandler {
  const { dictionaries, accounts, installation, release, now } = options
  const page = markPage(readFileSync(options.page.plainPath, 'utf8'), installation)
  const pageTag = [options.page.etag, release, JSON.stringify(installation)].join()
  const pageHeaders = {
    'content-type': options.page.contentType,
    'cache-control': options.page.cacheControl,
    vary: 'accept-encoding',
    'content-security-policy': toContentSecurityPolicy(
      listInlineScriptHashes(page),
      installation.captcha?.provider,
    ),
    'permissions-policy': permissionsPolicy,
  }
  const kept = createByteBoundedCache<FilledPage>(maxKeptBytes)

  async function fill(url: URL, dates: readonly string[]): Promise<FilledPage> {
    const lease = dictionaries.lease()
    // The page itself says that there is no dictionary yet, and tries again.
    if (lease === undefined) return { status: 200, answer: toAnswer(page) }
    try {
      const { dictionary } = lease
      const answers = await listFirstAnswers(parsePageAddress(url), dictionary, dates)
      if (answers === 'not-found') return { status: 404, answer: toAnswer(page) }
      const contents = { description: describePage(answers), answers }
      const filled = fillPage(page, { ...contents, dictionaryVersion: dictionary.version })
      return { status: 200, answer: toAnswer(filled) }
    } finally {
      lease.release()
    }
  }

  async function answerSharedList(shareToken: string, headers: Headers): Promise<Response> {
    const { status, text } = await fillSharedListPage(page, shareToken, accounts)
    const { body, encoding } = toEncodedBody(toAnswer(text), headers.get('accept-encoding'))
    return new Response(body, {
      status,
      headers: {
        ...pageHeaders,
        ...sharedListHeaders,
        ...(encoding !== undefined && { 'content-encoding': encoding }),
      },
    })
  }

  return async ({ url: address, headers }, { isKnownPath }) => {
    const url = new URL(address)
    const shareToken = parseSharedListPath(url.pathname)
    if (shareToken !== undefined) return answerSharedList(shareToken, headers)
    const dates = listDatesOfToday(now())
    const lease = dictionaries.lease()
    const version = lease?.dictionary.version ?? 'none'
    lease?.release()
    const key = [version, dates.join(), url.pathname, url.search].join(' ')
    const etag = toEntityTag(key, pageTag)
    // The tag was given with a page that was found, and names all that the page was made of.
    if (isKnownPath && isUnchanged(headers.get('if-none-match'), etag)) {
      return new Response(null, { status: 304, headers: { ...pageHeaders, etag } })
    }
    const known = isKnownPath ? kept.get(key) : undefined
    const filled =
      known ?? (isKnownPath ? await fill(url, dates) : { status: 404, answer: toAnswer(page) })
    const { body, encoding } = toEncodedBody(filled.answer, headers.get('accept-encoding'))
    if (isKnownPath) kept.set(key, filled, heldBytesOf(filled.answer))
    return new Response(body, {
      status: filled.status,
      headers: {
        ...pageHeaders,
        ...(filled.status === 200 && { etag }),
        ...(encoding !== undefined && { 'content-encoding': encoding }),
      },
    })
  }
}

const textEncoder = new TextEncoder()

function toAnswer(text: string): KeptAnswer {
  return { plain: textEncoder.encode(text), encoded: {} }
}

/** Weak, because the same page has other bytes in each encoding. */
function toEntityTag(key: string, pageTag: string): string {
  const hash = createHash('sha256').update(pageTag).update(key).digest('base64url')
  return `W/"${hash.slice(0, 20)}"`
}
