import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseSharedListPath } from '@kotonoha/contract/dict/lists/shared-list-path'
import type { AccountsHolder } from '../accounts/accounts-holder'
import type { DictionaryHolder } from '../dictionary/dictionary-holder'
import { isUnchanged } from '../http/entity-tag'
import { permissionsPolicy, toContentSecurityPolicy } from '../http/security-headers'
import type { Log } from '../log'
import { toEncodedBody } from '../procedures/kept-answer'
import { listDatesOfToday } from './dates-of-today'
import { createFilledPages, type FilledPage, type PageContents, toAnswer } from './filled-pages'
import { createFirstViews } from './first-view'
import { listInlineScriptHashes } from './inline-scripts'
import { type Installation, listMarks, markPage } from './installation-marks'
import { fillSharedListPage } from './shared-list-page'
import type { SiteFile } from './site-files'
import { toSwitchedOffPage } from './switched-off-page'

export interface PageHandlerOptions {
  /** The built site. */
  folder: string
  /** Its one page. */
  page: SiteFile
  dictionaries: Pick<DictionaryHolder, 'lease'>
  accounts: Pick<AccountsHolder, 'find'>
  installation: Installation
  /** Whether the app is to draw nothing. */
  isSwitchedOff: () => boolean
  release: string
  now: () => Date
  log: Log
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

/** Nobody may keep it: the app may be on again at any moment. */
const switchedOffHeaders = { 'cache-control': 'no-store' }

/** Where there is no page the site says the same whatever the address: it is drawn once. */
const addressOfNoPage = '/no-such-page'

type PageHandler = (request: Request, address: { isKnownPath: boolean }) => Promise<Response>

/** Answers the address of a page with the site's page, a first view of it drawn into it. */
export function createPageHandler(options: PageHandlerOptions): PageHandler {
  const { dictionaries, accounts, installation, isSwitchedOff, release, now, log } = options
  const page = markPage(readFileSync(options.page.plainPath, 'utf8'), installation)
  const pageTag = [options.page.etag, release, JSON.stringify(installation)].join()
  const pageHeaders = {
    'content-type': options.page.contentType,
    'cache-control': options.page.cacheControl,
    vary: 'accept-encoding',
    'content-security-policy': toContentSecurityPolicy(
      listInlineScriptHashes(page),
      installation.captcha?.provider,
      installation.hasAccounts ? installation.analytics?.host : undefined,
    ),
    'permissions-policy': permissionsPolicy,
  }
  const pages = createFilledPages(
    page,
    createFirstViews(options.folder, listMarks(installation), log),
  )

  const switchedOff = toAnswer(toSwitchedOffPage(page))

  async function answerSharedList(shareToken: string, headers: Headers): Promise<Response> {
    const { status, text } = await fillSharedListPage(page, shareToken, accounts)
    return send({ status, answer: toAnswer(text) }, headers, sharedListHeaders)
  }

  async function answerPage(
    contents: Omit<PageContents, 'datesOfToday'>,
    headers: Headers,
  ): Promise<Response> {
    const { address, dictionary } = contents
    const datesOfToday = listDatesOfToday(now())
    const key = [dictionary?.version ?? 'none', datesOfToday.join(), address].join(' ')
    const etag = toEntityTag(key, pageTag)
    // The tag was given with a page that was found, and names all that the page was made of.
    if (isUnchanged(headers.get('if-none-match'), etag)) {
      return new Response(null, { status: 304, headers: { ...pageHeaders, etag } })
    }
    const filled = await pages.get(key, { ...contents, datesOfToday })
    const response = send(filled, headers, filled.status === 200 ? { etag } : {})
    pages.keep(key, filled)
    return response
  }

  function send(filled: FilledPage, headers: Headers, more: Record<string, string>): Response {
    const { body, encoding } = toEncodedBody(filled.answer, headers.get('accept-encoding'))
    return new Response(body, {
      status: filled.status,
      headers: {
        ...pageHeaders,
        ...more,
        ...(encoding !== undefined && { 'content-encoding': encoding }),
      },
    })
  }

  return async ({ url, headers }, { isKnownPath }) => {
    const { pathname, search } = new URL(url)
    if (isSwitchedOff()) {
      const status = isKnownPath ? 200 : 404
      return send({ status, answer: switchedOff }, headers, switchedOffHeaders)
    }
    const shareToken = parseSharedListPath(pathname)
    if (shareToken !== undefined) return answerSharedList(shareToken, headers)
    const lease = dictionaries.lease()
    try {
      const address = isKnownPath ? pathname + search : addressOfNoPage
      const contents = { address, isKnown: isKnownPath, dictionary: lease?.dictionary }
      return await answerPage(contents, headers)
    } finally {
      lease?.release()
    }
  }
}

/** Weak, because the same page has other bytes in each encoding. */
function toEntityTag(key: string, pageTag: string): string {
  const hash = createHash('sha256').update(pageTag).update(key).digest('base64url')
  return `W/"${hash.slice(0, 20)}"`
}
