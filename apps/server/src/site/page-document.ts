import type { FirstView } from '@kotonoha/contract/site/first-view'
import { toHtmlText } from './html-text'

interface PageDescription {
  title: string
  description: string | undefined
}

/** Around what the build put into the page's root: the screen that says that the page is loading. */
const loadingScreen = /(<div id="root">)[\s\S]*?(<\/div><!--root-->)/

/**
 * The site's one page with a certain page drawn into it, and the answers that it was drawn from.
 * What is drawn is one element of the root, by which `first-view.css` knows it.
 */
export function fillPage(page: string, view: FirstView, dictionaryVersion: string): string {
  const { title, description, styles, html, answers } = view
  const data = toInertJson({ dictionaryVersion, answers })
  const script = `<script type="application/json" id="first-answers">${data}</script>`
  const filled = describePage(page, { title, description }).replace(
    loadingScreen,
    (_, opening: string, closing: string) =>
      `${opening}<div class="first-view">${html}</div>${closing}`,
  )
  return replaceOnce(filled, '</head>', `${styles}${script}</head>`)
}

/** The site's one page with nothing drawn in it, not even that it is loading. */
export function emptyRoot(page: string): string {
  return page.replace(loadingScreen, '$1$2')
}

/** The page with what it is called in a list of search results, a bookmark or a link's preview. */
export function describePage(page: string, { title, description }: PageDescription): string {
  const titled = page.replace(/<title>[^<]*<\/title>/, () => `<title>${toHtmlText(title)}</title>`)
  if (description === undefined) return titled
  const text = toHtmlText(description)
  return replaceOnce(
    titled.replace(
      /(<meta\s+name="description"\s+content=")[^"]*/,
      (_, start) => `${start}${text}`,
    ),
    '</head>',
    [
      `<meta property="og:site_name" content="Kotonoha" />`,
      `<meta property="og:title" content="${toHtmlText(title)}" />`,
      `<meta property="og:description" content="${text}" />`,
      `</head>`,
    ].join(''),
  )
}

/** As a function, because a `$` in the text would mean something to `replace`. */
function replaceOnce(text: string, what: string, by: string): string {
  return text.replace(what, () => by)
}

/** No text within the data can end the element or begin another. */
function toInertJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
