/**
 * The site's style sheet, as the build writes it into the page: all of it, and the address of the
 * file that holds it as well.
 */
const wholeStyle = /<style data-file="([^"]+)">([\s\S]*?)<\/style>/

/**
 * A rule with its selectors, a block of rules such as `@media`, the theme's variables, or a movement.
 */
type StylePart =
  | { kind: 'rule'; selectors: readonly Selector[]; body: string }
  | { kind: 'block'; head: string; parts: readonly StylePart[] }
  | { kind: 'variables'; head: string; variables: readonly Variable[] }
  | { kind: 'movement'; text: string; name: string }

interface Selector {
  text: string
  need: Need
}

/** Without it a selector fits nothing. */
interface Need {
  classes: readonly string[]
  /** Of each of these one at the least: what `:is()`, `:where()` and `:has()` hold. */
  anyOf: readonly (readonly Need[])[]
}

interface Variable {
  name: string
  /** With its name. */
  text: string
}

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
    const rules = writeNeeded(parts, { classes: listClasses(html), names: undefined })
    const names = listNames(parts, [rules, ...(html.match(namedVariable) ?? [])].join(' '))
    const needed = writeNeeded(parts, { classes: listClasses(html), names })
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

interface Needed {
  classes: ReadonlySet<string>
  /** Of variables and movements; undefined: none of either is written. */
  names: ReadonlySet<string> | undefined
}

function writeNeeded(parts: readonly StylePart[], needed: Needed): string {
  return parts.map((part) => writePart(part, needed)).join('')
}

function writePart(part: StylePart, needed: Needed): string {
  const { classes, names } = needed
  switch (part.kind) {
    case 'block': {
      const inside = writeNeeded(part.parts, needed)
      return inside === '' ? '' : `${part.head}{${inside}}`
    }
    case 'variables': {
      const used = part.variables.filter(({ name }) => names?.has(name))
      return used.length === 0 ? '' : `${part.head}{${used.map(({ text }) => text).join(';')}}`
    }
    case 'movement':
      return names?.has(part.name) ? part.text : ''
    case 'rule': {
      const fitting = part.selectors.filter(({ need }) => isMet(need, classes))
      if (fitting.length === 0) return ''
      return `${fitting.map(({ text }) => text).join(',')}{${part.body}}`
    }
  }
}

const anyName = /[\w-]+/g

const namedVariable = /var\(--[\w-]+/g

/** The names in a text, and those in the values of the theme's variables that it names. */
function listNames(parts: readonly StylePart[], text: string): Set<string> {
  const names = new Set(text.match(anyName))
  // Each in the order of its scheme's rule: one that names another may stand before it.
  const variables = parts.flatMap((part) => (part.kind === 'variables' ? part.variables : []))
  for (let before = -1; before !== names.size; ) {
    before = names.size
    for (const each of variables) {
      if (names.has(each.name)) for (const name of each.text.match(anyName) ?? []) names.add(name)
    }
  }
  return names
}

/** Blocks that hold rules; what other at-rules hold (`@font-face`) stays whole. */
const ruleBlock = /^@(?:media|supports|container|layer)\b/

const movement = /^@keyframes ([\w-]+)$/

/** A rule that says nothing else: what a rule of the site sets beside it is the rule's own. */
const onlyVariables = /^(?:--mui-[\w-]+:[^;]*(?:;|$))+$/

function parsePart(head: string, body: string): StylePart {
  if (ruleBlock.test(head)) return { kind: 'block', head, parts: parseStyles(body) }
  const [, name] = movement.exec(head) ?? []
  if (name !== undefined) return { kind: 'movement', text: `${head}{${body}}`, name }
  if (onlyVariables.test(body)) return { kind: 'variables', head, variables: listVariables(body) }
  return { kind: 'rule', selectors: listSelectors(head), body }
}

function listVariables(body: string): Variable[] {
  return body
    .split(';')
    .filter((text) => text !== '')
    .map((text) => ({ name: text.slice(0, text.indexOf(':')), text }))
}

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
    parts.push(parsePart(head, body))
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

/** The selectors of a rule; an at-rule is one that fits any page. */
function listSelectors(head: string): Selector[] {
  if (head.startsWith('@')) return [{ text: head, need: { classes: [], anyOf: [] } }]
  return splitSelectors(head).map((text) => ({ text, need: findNeed(text) }))
}

function splitSelectors(head: string): string[] {
  const selectors: string[] = []
  let start = 0
  let depth = 0
  for (let index = 0; index < head.length; index += 1) {
    const letter = head[index]
    if (letter === '"' || letter === "'") index = head.indexOf(letter, index + 1)
    else if (letter === '(' || letter === '[') depth += 1
    else if (letter === ')' || letter === ']') depth -= 1
    else if (letter === ',' && depth === 0) {
      selectors.push(head.slice(start, index))
      start = index + 1
    }
  }
  return [...selectors, head.slice(start)]
}

const holdsSelectors = /:(?:is|where|has)$/

/** What a selector must find: `:is(.a,.b) > .c` needs the class c, and a or b. */
function findNeed(selector: string): Need {
  const anyOf: Need[][] = []
  let bare = ''
  for (let index = 0; index < selector.length; index += 1) {
    const letter = selector[index]
    if (letter !== '(' && letter !== '[') {
      bare += letter
      continue
    }
    const end = findClosing(selector, index)
    // What stands in other brackets must not be, or is no class.
    if (holdsSelectors.test(bare)) {
      anyOf.push(splitSelectors(selector.slice(index + 1, end)).map(findNeed))
    }
    index = end
  }
  return { classes: [...bare.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name), anyOf }
}

/** Where the bracket that opens there closes. */
function findClosing(selector: string, open: number): number {
  let depth = 0
  for (let index = open; index < selector.length; index += 1) {
    const letter = selector[index]
    if (letter === '"' || letter === "'") index = selector.indexOf(letter, index + 1)
    else if (letter === '(' || letter === '[') depth += 1
    else if (letter === ')' || letter === ']') depth -= 1
    if (depth === 0) return index
  }
  return selector.length
}

function isMet({ classes, anyOf }: Need, found: ReadonlySet<string>): boolean {
  return (
    classes.every((name) => found.has(name)) &&
    anyOf.every((needs) => needs.some((need) => isMet(need, found)))
  )
}
