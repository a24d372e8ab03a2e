/**
 * The site's style sheet, as the build writes it into the page: all of it, and the address of the
 * file that holds it as well.
 */
const wholeStyle = /<style data-file="([^"]+)">([\s\S]*?)<\/style>/

/** A rule with what its selectors need, or a block of rules such as `@media`. */
type StylePart =
  | { kind: 'rule'; text: string; neededClasses: readonly (readonly string[])[] }
  | { kind: 'block'; head: string; parts: readonly StylePart[] }

/** Leaves of the style sheet of a page what a drawn view needs; the site's code fetches the file. */
export type TakeStyle = (page: string, html: string) => string

/**
 * Most of the style sheet is for other pages than the one that is asked for, and a phone reads all
 * of it before it draws anything. A page without a style sheet of the site is left as it is.
 */
export function createTakeStyle(page: string): TakeStyle {
  const [element, file, styles] = wholeStyle.exec(page) ?? []
  if (element === undefined || file === undefined || styles === undefined) return (text) => text
  const parts = parseStyles(styles)
  return (text, html) => {
    const needed = writeNeeded(parts, listClasses(html))
    return text.replace(element, () => `<style data-rest="${file}">${needed}</style>`)
  }
}

/** What the start-up script and the site's code put on the document's own elements. */
const documentClasses = ['light', 'dark', 'first-view']

function listClasses(html: string): Set<string> {
  const classes = new Set(documentClasses)
  for (const [, names = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of names.split(/\s+/)) classes.add(name)
  }
  return classes
}

function writeNeeded(parts: readonly StylePart[], classes: ReadonlySet<string>): string {
  return parts
    .map((part) => {
      if (part.kind === 'block') {
        const inside = writeNeeded(part.parts, classes)
        return inside === '' ? '' : `${part.head}{${inside}}`
      }
      const isNeeded = part.neededClasses.some((names) => names.every((name) => classes.has(name)))
      return isNeeded ? part.text : ''
    })
    .join('')
}

/** Blocks that hold rules; what other at-rules hold (`@font-face`, `@keyframes`) stays whole. */
const ruleBlock = /^@(?:media|supports|container|layer)\b/

function parseStyles(styles: string): StylePart[] {
  const parts: StylePart[] = []
  let start = 0
  while (start < styles.length) {
    const open = styles.indexOf('{', start)
    if (open < 0) break
    const end = findEnd(styles, open)
    const head = styles
      .slice(start, open)
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .trim()
    const body = styles.slice(open + 1, end)
    if (ruleBlock.test(head)) parts.push({ kind: 'block', head, parts: parseStyles(body) })
    else parts.push({ kind: 'rule', text: `${head}{${body}}`, neededClasses: listNeeded(head) })
    start = end + 1
  }
  return parts
}

/** Where the block that opens there closes. */
function findEnd(styles: string, open: number): number {
  let depth = 0
  for (let index = open; index < styles.length; index += 1) {
    const letter = styles[index]
    if (letter === '"' || letter === "'") index = styles.indexOf(letter, index + 1)
    else if (letter === '{') depth += 1
    else if (letter === '}') depth -= 1
    if (depth === 0) return index
  }
  return styles.length
}

/** For each selector of a rule the classes without which it fits nothing; none for an at-rule. */
function listNeeded(head: string): string[][] {
  if (head.startsWith('@')) return [[]]
  // What stands in brackets is one of several, or what must not be.
  let bare = head
  for (let before = ''; bare !== before; ) {
    before = bare
    bare = bare.replaceAll(/\([^()]*\)/g, '')
  }
  return bare
    .split(',')
    .map((selector) => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name))
}
