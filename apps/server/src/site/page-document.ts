import type { FirstView } from '@kotonoha/contract/site/first-view'
import { toHtmlText } from './html-text'

interface PageDescription {
  title: string
  description: string | undefined
  /** Where the page is found, and the picture shown beside a link to it; whole addresses. */
  place?: { canonical: string; picture: string } | undefined
  structuredData?: object | undefined
}

/** Around what the build put into the page's root: the screen that says that the page is loading. */
const loadingScreen = /(<div id="root")>[\s\S]*?(<\/div>\s*<!--root-->)/

/**
 * The site's one page with a certain page drawn into it, and the answers that it was drawn from.
 * The root says by its class that it holds what was drawn, and of which path that is: the code takes
 * it over where that is the path it comes to itself.
 */
export function fillPage(
  page: string,
  view: FirstView,
  { dictionaryVersion, place }: { dictionaryVersion: string } & Pick<PageDescription, 'place'>,
): string {
  const { title, description, structuredData, path, html, answers } = view
  const data = toInertJson({ dictionaryVersion, answers })
  const script = `<script type="application/json" id="first-answers">${data}</script>`
  // A page that says that nothing is there has no address by which to find it.
  const where = view.status === 200 ? place : undefined
  const filled = describePage(page, { title, description, structuredData, place: where }).replace(
    loadingScreen,
    (_, opening: string, closing: string) =>
      `${opening} class="first-view" data-path="${toHtmlText(path)}">${html}${closing}`,
  )
  return replaceOnce(filled, '</head>', `${script}</head>`)
}

/** The site's one page with nothing drawn in it, not even that it is loading. */
export function emptyRoot(page: string): string {
  return page.replace(loadingScreen, '$1>$2')
}

/** The page with what it is called in a list of search results, a bookmark or a link's preview. */
export function describePage(page: string, about: PageDescription): string {
  const { title, description } = about
  const titled = page.replace(/<title>[^<]*<\/title>/, () => `<title>${toHtmlText(title)}</title>`)
  const described =
    description === undefined
      ? titled
      : titled.replace(
          /(<meta\s+name="description"\s+content=")[^"]*/,
          (_, start) => `${start}${toHtmlText(description)}`,
        )
  return replaceOnce(described, '</head>', `${listHeadElements(about).join('')}</head>`)
}

/** For those who show links: search engines, and previews in chats and feeds. */
function listHeadElements({
  title,
  description,
  place,
  structuredData,
}: PageDescription): string[] {
  const property = (name: string, content: string) =>
    `<meta property="og:${name}" content="${toHtmlText(content)}" />`
  const named = [
    property('site_name', 'Kotonoha'),
    property('title', title),
    ...(description === undefined ? [] : [property('description', description)]),
  ]
  return [
    ...(place ? [`<link rel="canonical" href="${toHtmlText(place.canonical)}" />`] : []),
    ...(description === undefined ? [] : named),
    ...(place && description !== undefined
      ? [
          property('type', 'website'),
          property('url', place.canonical),
          property('image', place.picture),
          `<meta name="twitter:card" content="summary_large_image" />`,
        ]
      : []),
    ...(structuredData === undefined
      ? []
      : [`<script type="application/ld+json">${toInertJson(structuredData)}</script>`]),
  ]
}

/** As a function, because a `$` in the text would mean something to `replace`. */
function replaceOnce(text: string, what: string, by: string): string {
  return text.replace(what, () => by)
}

/** No text within the data can end the element or begin another. */
function toInertJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
