import { parseSharedListPath } from '@kotonoha/contract/dict/lists/shared-list-path'
import type { Offer } from '@kotonoha/contract/site/offer'
import type { AccountsHolder } from '../accounts/accounts-holder'
import type { DictionaryHolder } from '../dictionary/dictionary-holder'
import { isUnchanged } from '../http/entity-tag'
import type { Log } from '../log'
import { toCanonicalPath } from './canonical-path'
import { listDatesOfToday } from './dates-of-today'
import type { PageContents } from './filled-pages'
import { createFirstViews } from './first-view'
import { type Installation, listMarks } from './installation-marks'
import { fillSharedListPage } from './shared-list-page'
import { openDocument, type SiteDocument, sendPage, toPageTag } from './site-document'
import type { SiteFile } from './site-files'

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

/** Answers the address of a page with the site's page, a first view of it drawn into it. */
export function createPageHandler(options: PageHandlerOptions): PageHandler {
  const { dictionaries, accounts, installation, isSwitchedOff, release, now, log } = options
  const siteUrl = options.siteUrl.replace(/\/$/, '')
  const drawFirstView = createFirstViews(options.folder, listMarks(installation), log)
  const asOpened = { installation, drawFirstView, release, siteUrl }
  const site = openDocument(options.page, asOpened)
  const landing = options.landingPage && openDocument(options.landingPage, asOpened)

  async function answerSharedList(
    shared: { address: string; shareToken: string },
    headers: Headers,
  ): Promise<Response> {
    const filled = await fillSharedListPage(site, shared, { dictionaries, accounts })
    return sendPage(site, filled, { headers, more: sharedListHeaders })
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
    const etag = toPageTag(key, document)
    // The tag was given with a page that was found, and names all that the page was made of.
    if (isUnchanged(headers.get('if-none-match'), etag)) {
      return new Response(null, { status: 304, headers: { ...document.headers, etag } })
    }
    const filled = await document.pages.get(key, { ...contents, datesOfToday })
    const more = filled.status === 200 ? { etag } : {}
    const response = sendPage(document, filled, { headers, more })
    document.pages.keep(key, filled)
    return response
  }

  return async ({ url, headers }, { isKnownPath }) => {
    const { pathname, search } = new URL(url)
    const path = toCanonicalPath(pathname)
    // Without accounts there is no course to land on: the page that says so is the site's.
    const isLanding = isKnownPath && path === landingPath && landing !== undefined
    const document = isLanding ? landing : site
    if (isSwitchedOff()) {
      const filled = { status: isKnownPath ? 200 : 404, answer: document.switchedOff } as const
      return sendPage(document, filled, { headers, more: switchedOffHeaders })
    }
    const shareToken = parseSharedListPath(pathname)
    if (shareToken !== undefined) {
      return answerSharedList({ address: pathname + search, shareToken }, headers)
    }
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
