import type { FirstAnswer } from './first-answers'
import { drawFirstView } from './first-view'
import { toHtmlText } from './html-text'
import type { PageDescription } from './page-description'

interface PageContents {
  description: PageDescription | undefined
  /** The version of the dictionary that gave the answers. */
  dictionaryVersion: string
  answers: readonly FirstAnswer[]
}

/** From the opening of the page's root to its end, which the spinner's closing tags mark. */
const loadingScreen = /(<div id="root">)[\s\S]*?<div class="startup-spinner"[^>]*><\/div>\s*<\/div>/

/** The site's one page with what a certain address needs written into it. */
export function fillPage(page: string, contents: PageContents): string {
  const { description, dictionaryVersion, answers } = contents
  const described = description === undefined ? page : describe(page, description)
  if (answers.length === 0) return described
  const data = toInertJson({ dictionaryVersion, answers })
  const view = drawFirstView(answers)
  return replaceOnce(
    view === undefined
      ? described
      : described.replace(loadingScreen, (_, root) => `${root}${view}`),
    '</head>',
    `<script type="application/json" id="first-answers">${data}</script></head>`,
  )
}

function describe(page: string, { title, description }: PageDescription): string {
  const text = toHtmlText(description)
  return replaceOnce(
    page
      .replace(/<title>[^<]*<\/title>/, () => `<title>${toHtmlText(title)}</title>`)
      .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (_, start) => `${start}${text}`),
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
