import { evaluate } from '@mdx-js/mdx'

/** Markup that is finished, as opposed to text, which is escaped when it is put into some. */
class Html {
  constructor(readonly markup: string) {}
}

type Child = Html | string | number | boolean | null | undefined | Child[]

interface Properties {
  children?: Child
  [name: string]: unknown
}

const elements = new Set('a blockquote br code em h1 h2 h3 hr li ol p section strong ul'.split(' '))
const emptyElements = new Set(['br', 'hr'])
const attributes = ['href', 'id', 'class']

/**
 * Compiles MDX of our own to HTML, with `isDevelopment` deciding whether `<DevelopmentNote>` is
 * shown. The compiled code runs here and makes markup, so that the browser needs to run none.
 */
export async function mdxToHtml(source: string, isDevelopment: boolean): Promise<string> {
  const { default: Content } = await evaluate(source, {
    Fragment: (properties: Properties) => toHtml(properties.children),
    jsx: createElement,
    jsxs: createElement,
  })
  const components = {
    DevelopmentNote: ({ children }: Properties) =>
      isDevelopment
        ? new Html(`<section class="development-note">${toHtml(children).markup}</section>`)
        : null,
  }
  // With the functions given above, what the library calls an element is our markup.
  const content: unknown = Content({ components })
  return content instanceof Html ? content.markup.trim() : ''
}

function createElement(type: unknown, properties: Properties): unknown {
  if (typeof type === 'function') return type(properties)
  if (typeof type !== 'string' || !elements.has(type)) {
    throw new Error(`A legal text uses <${String(type)}>, which no page is prepared for`)
  }
  const given = attributes.flatMap((name) =>
    typeof properties[name] === 'string' ? [` ${name}="${escapeHtml(properties[name])}"`] : [],
  )
  const opening = `<${type}${given.join('')}>`
  if (emptyElements.has(type)) return new Html(opening)
  return new Html(`${opening}${toHtml(properties.children).markup}</${type}>`)
}

function toHtml(child: Child): Html {
  if (child instanceof Html) return child
  if (Array.isArray(child)) return new Html(child.map((each) => toHtml(each).markup).join(''))
  if (typeof child === 'string' || typeof child === 'number')
    return new Html(escapeHtml(`${child}`))
  return new Html('')
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
