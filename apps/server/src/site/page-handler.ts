import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseSharedListPath } from '@kotonoha/contract/dict/lists/shared-list-path'
import type { Offer } from '@kotonoha/contract/site/offer'
import type { AccountsHolder } from '../accounts/accounts-holder'
import type { DictionaryHolder } from '../dictionary/dictionary-holder'
import { isUnchanged } from '../http/entity-tag'
import { permissionsPolicy, toContentSecurityPolicy } from '../http/security-headers'
import type { Log } from '../log'
import { toEncodedBody } from '../procedures/kept-answer'
import { toCanonicalPath } from './canonical-path'
import { listDatesOfToday } from './dates-of-today'
import {
  createFilledPages,
  type FilledPage,
  type FilledPages,
  type PageContents,
  toAnswer,
} from './filled-pages'
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
  /** The document of the landing page, which shares no code with the others. */
  landingPage: SiteFile | undefined
  /** Address of the site, as people type it. */
  siteUrl: string
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

const landingPath = '/landing/kanji'

/** Shown beside a link to any page of the site. */
const picturePath = '/social-picture.png'

type PageHandler = (request: Request, address: { isKnownPath: boolean }) => Promise<Response>

/** A file of the build into which pages are drawn. */
interface SiteDocument {
  text: string
  /** With nothing drawn in it. */
  switchedOff: FilledPage['answer']
  /** What is sent with it, and what its tag is made of. */
  headers: Record<string, string>
  tag: string
  pages: FilledPages
}

/** Answers the address of a page with the site's page, a first view of it drawn into it. */
export function createPageHandler(options: PageHandlerOptions): PageHandler {
  const { dictionaries, accounts, installation, isSwitchedOff, release, now, log } = options
  const siteUrl = options.siteUrl.replace(/\/$/, '')
  const drawFirstView = createFirstViews(options.folder, listMarks(installation), log)
  const site = openDocument(options.page)
  const landing = options.landingPage && openDocument(options.landingPage)

  function openDocument(file: SiteFile): SiteDocument {
    const text = markPage(readFileSync(file.plainPath, 'utf8'), installation)
    const headers = {
      'content-type': file.contentType,
      'cache-control': file.cacheControl,
      vary: 'accept-encoding',
      'content-security-policy': toContentSecurityPolicy(
        listInlineScriptHashes(text),
        installation.captcha?.provider,
        installation.hasAccounts ? installation.analytics?.host : undefined,
      ),
      'permissions-policy': permissionsPolicy,
    }
    const tag = [file.etag, release, siteUrl, JSON.stringify(installation)].join()
    return {
      text,
      switchedOff: toAnswer(toSwitchedOffPage(text)),
      headers,
      tag,
      pages: createFilledPages(text, drawFirstView),
    }
  }

  async function answerSharedList(shareToken: string, headers: Headers): Promise<Response> {
    const { status, text } = await fillSharedListPage(site.text, shareToken, accounts)
    return send(site, { status, answer: toAnswer(text) }, { headers, more: sharedListHeaders })
  }

  async function answerPage(
    document: SiteDocument,
    contents: Omit<PageContents, 'datesOfToday'>,
    headers: Headers,
  ): Promise<Response> {
    const { address, dictionary, offer } = contents
    const datesOfToday = listDatesOfToday(now())
    const version = dictionary?.version ?? 'none'
    const sold = offer === undefined ? '' : JSON.stringify(offer)
    const key = [version, datesOfToday.join(), sold, address].join(' ')
    const etag = toEntityTag(key, document.tag)
    // The tag was given with a page that was found, and names all that the page was made of.
    if (isUnchanged(headers.get('if-none-match'), etag)) {
      return new Response(null, { status: 304, headers: { ...document.headers, etag } })
    }
    const filled = await document.pages.get(key, { ...contents, datesOfToday })
    const more = filled.status === 200 ? { etag } : {}
    const response = send(document, filled, { headers, more })
    document.pages.keep(key, filled)
    return response
  }

  function send(
    document: SiteDocument,
    filled: FilledPage,
    { headers, more }: { headers: Headers; more: Record<string, string> },
  ): Response {
    const { body, encoding } = toEncodedBody(filled.answer, headers.get('accept-encoding'))
    return new Response(body, {
      status: filled.status,
      headers: {
        ...document.headers,
        ...more,
        ...(encoding !== undefined && { 'content-encoding': encoding }),
      },
    })
  }

  return async ({ url, headers }, { isKnownPath }) => {
    const { pathname, search } = new URL(url)
    const path = toCanonicalPath(pathname)
    const isLanding = path === landingPath && landing !== undefined
    const document = isLanding ? landing : site
    if (isSwitchedOff()) {
      const filled = { status: isKnownPath ? 200 : 404, answer: document.switchedOff } as const
      return send(document, filled, { headers, more: switchedOffHeaders })
    }
    const shareToken = parseSharedListPath(pathname)
    if (shareToken !== undefined) return answerSharedList(shareToken, headers)
    const place = { canonical: siteUrl + path, picture: siteUrl + picturePath }
    const lease = dictionaries.lease()
    try {
      // What is added to the address of a link into the site says nothing to the landing page.
      const known = isLanding ? landingPath : pathname + search
      const address = isKnownPath ? known : addressOfNoPage
      const offer = isLanding ? findOffer(accounts) : undefined
      const { dictionary } = lease ?? {}
      const contents = { address, isKnown: isKnownPath, dictionary, offer, place }
      return await answerPage(document, contents, headers)
    } finally {
      lease?.release()
    }
  }
}

/** Undefined where nothing is sold. */
function findOffer(accounts: Pick<AccountsHolder, 'find'>): Offer | undefined {
  const parts = accounts.find()
  return typeof parts === 'object' ? parts.accounts.payments?.findOffer() : undefined
}

/** Weak, because the same page has other bytes in each encoding. */
function toEntityTag(key: string, pageTag: string): string {
  const hash = createHash('sha256').update(pageTag).update(key).digest('base64url')
  return `W/"${hash.slice(0, 20)}"`
}
