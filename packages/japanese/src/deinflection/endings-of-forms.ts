import { type Ending, listEndings } from './deinflect'
import { endsAsInflected, foldUnnamed } from './undo-endings'

/** Pieces of a sentence that may be forms have so many characters. */
export const shortestForm = 2
export const longestForm = 12

/** Endings of forms by the last characters of a text, read from its end, as many as they depend on. */
interface SuffixNode {
  endings: readonly Ending[] | undefined
  before: Map<number, SuffixNode>
}

const mostSuffixes = 8000
const noEndings: readonly Ending[] = []

let root: SuffixNode = { endings: undefined, before: new Map() }
let suffixes = 0

/**
 * The endings of all forms of `shortestForm` to `longestForm` characters that end at a place of the
 * text, which are the same wherever the characters that they depend on come again.
 */
export function openEndingsOfForms(text: string): (end: number) => readonly Ending[] {
  const folded = foldUnnamed(text)
  return (end) => findRemembered(folded, end) ?? undoAt(folded, end)
}

function findRemembered(text: string, end: number): readonly Ending[] | undefined {
  let node: SuffixNode | undefined = root
  for (let at = end - 1; at >= 0 && end - at <= longestForm; at -= 1) {
    node = node.before.get(text.charCodeAt(at))
    if (node === undefined) return undefined
    if (node.endings !== undefined) return node.endings
  }
  return undefined
}

function undoAt(whole: string, end: number): readonly Ending[] {
  const text = whole.slice(Math.max(0, end - longestForm), end)
  if (!endsAsInflected(text)) {
    // That is said of the last two characters.
    if (text.length >= 2) remember(text.slice(-2), noEndings)
    return noEndings
  }
  const { endings, read } = listEndings(text, shortestForm)
  // What stops at the beginning of the text may go on in a longer one, but in no longer form.
  if (read < text.length || text.length === longestForm) {
    for (const ending of endings) if (ending.longest === text.length) ending.longest = longestForm
    remember(text.slice(-read), endings)
  }
  return endings
}

function remember(suffix: string, endings: readonly Ending[]): void {
  if (suffixes >= mostSuffixes) {
    root = { endings: undefined, before: new Map() }
    suffixes = 0
  }
  suffixes += 1
  let node = root
  for (let at = suffix.length - 1; at >= 0; at -= 1) {
    const code = suffix.charCodeAt(at)
    let next = node.before.get(code)
    if (next === undefined) {
      next = { endings: undefined, before: new Map() }
      node.before.set(code, next)
    }
    node = next
  }
  node.endings = endings
}
