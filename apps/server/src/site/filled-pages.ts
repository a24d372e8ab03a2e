import type { Offer } from '@kotonoha/contract/site/offer'
import type { Dictionary } from '@kotonoha/dictionary-db/open-dictionary'
import { createByteBoundedCache } from '../http/byte-bounded-cache'
import { heldBytesOf, type KeptAnswer } from '../procedures/kept-answer'
import type { AnswersFrom, DrawFirstView } from './first-view'
import { fillPage } from './page-document'
import { createNameFaces } from './page-faces'
import { createTakeFiles } from './page-files'
import { createTakeStyle } from './page-style'
import { createThoroughCompression } from './thorough-compression'

/** Popular pages are drawn and compressed once for each dictionary. */
const maxKeptBytes = 16 * 1024 * 1024

export interface FilledPage {
  status: 200 | 404
  answer: KeptAnswer
}

/** What a page is made of, beside the site itself. */
export interface PageContents {
  /** Path and search. */
  address: string
  /** Whether the site has a page there. */
  isKnown: boolean
  /** Undefined until one has been built: the page itself says so then, and tries again. */
  dictionary: Dictionary | undefined
  datesOfToday: readonly string[]
  /** What can be bought, where the page says so and something is sold. */
  offer: Offer | undefined
  /** Where the page is found, as it tells search engines. */
  place: { canonical: string; picture: string }
}

/** A page that is drawn for one who asks, and then forgotten. */
export interface PassingPage {
  /** Path and search. */
  address: string
  from: AnswersFrom & { dictionary: Dictionary }
}

export interface FilledPages {
  /** Two who ask for the same page at once are answered from one drawing. */
  get(key: string, contents: PageContents): Promise<FilledPage>
  /** Draws a page that nobody may keep; undefined where its loading screen must do. */
  draw(page: PassingPage): Promise<FilledPage | undefined>
  /** To be called when a page takes more room than before: in another encoding. */
  keep(key: string, page: FilledPage): void
}

/** The site's one page, with the page of each address drawn into it. */
export function createFilledPages(
  page: string,
  drawFirstView: DrawFirstView,
  readFile: (path: string) => string | undefined,
): FilledPages {
  const kept = createByteBoundedCache<FilledPage>(maxKeptBytes)
  const takeStyle = createTakeStyle(page)
  const takeFiles = createTakeFiles(page)
  const nameFaces = createNameFaces(page, readFile)
  const underWay = new Map<string, Promise<FilledPage>>()
  const improve = createThoroughCompression()

  async function draw(
    asked: Parameters<DrawFirstView>[0],
    from: PassingPage['from'],
    place?: PageContents['place'],
  ): Promise<FilledPage | undefined> {
    const view = await drawFirstView(asked, from)
    if (view === undefined) return undefined
    const { html } = view
    const { pathname } = new URL(asked.address, 'http://page')
    const named = nameFaces(takeFiles(page, pathname), html)
    const dictionaryVersion = from.dictionary.version
    const filled = fillPage(takeStyle(named, html), view, { dictionaryVersion, place })
    return { status: view.status, answer: toAnswer(filled) }
  }

  async function fill(contents: PageContents): Promise<FilledPage> {
    const { address, isKnown, dictionary, datesOfToday, offer, place } = contents
    const drawn =
      dictionary && (await draw({ address, datesOfToday, offer }, { dictionary }, place))
    return drawn ?? { status: isKnown ? 200 : 404, answer: toAnswer(page) }
  }

  return {
    async get(key, contents) {
      const known = kept.get(key)
      if (known !== undefined) {
        void improve(known.answer)
        return known
      }
      const begun = underWay.get(key)
      if (begun !== undefined) return begun
      const filling = fill(contents).finally(() => underWay.delete(key))
      underWay.set(key, filling)
      return filling
    },
    draw: ({ address, from }) => draw({ address, datesOfToday: [] }, from),
    keep(key, filled) {
      kept.set(key, filled, heldBytesOf(filled.answer))
    },
  }
}

const textEncoder = new TextEncoder()

export function toAnswer(text: string): KeptAnswer {
  return { plain: textEncoder.encode(text), encoded: {} }
}
