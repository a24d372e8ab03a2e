import { type Ending, listEndings } from './list-endings'
import { endsAsInflected, foldUnnamed } from './undo-endings'

/** Pieces of a sentence that may be forms have so many characters. */
export const shortestForm = 2
export const longestForm = 12

/** Endings of forms by the last characters of a text, read from its end, as many as they depend on. */
interface SuffixNode {
  endings: readonly Ending[] | undefined
  /** Most are of a whole suffix, with nothing before them. */
  before: Map<number, SuffixNode> | undefined
}

/** So many are remembered, at 300 bytes each: thirty sentences of five hundred characters have them. */
const mostSuffixes = 32_000
const noEndings: readonly Ending[] = []

let root: SuffixNode = { endings: undefined, before: undefined }
let suffixes = 0
/** The lists of endings by what stands in them: of thirty thousand suffixes there are two thousand. */
let lists = new Map<string, readonly Ending[]>()

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
    node = node.before?.get(text.charCodeAt(at))
    if (node === undefined) return undefined
    if (node.endings !== undefined) return node.endings
  }
  return undefined
}

function undoAt(whole: string, end: number): readonly Ending[] {
  const text = whole.slice(Math.max(0, end - longestForm), end)
  if (!endsAsInflected(text)) {
    // That is said of the last two characters.
    return text.length < 2 ? noEndings : remember(text.slice(-2), noEndings)
  }
  const { endings, read } = listEndings(text, shortestForm)
  // What stops at the beginning of the text may go on in a longer one, but in no longer form.
  if (read < text.length || text.length === longestForm) {
    for (const ending of endings) if (ending.longest === text.length) ending.longest = longestForm
    return remember(text.slice(-read), endings)
  }
  return endings
}

/** Gives the list that stands for all that are like this one. */
function remember(suffix: string, found: readonly Ending[]): readonly Ending[] {
  if (suffixes >= mostSuffixes) {
    root = { endings: undefined, before: undefined }
    suffixes = 0
    lists = new Map()
  }
  suffixes += 1
  const contents = found.map(toKey).join()
  const endings = lists.get(contents) ?? found
  lists.set(contents, endings)
  let node = root
  for (let at = suffix.length - 1; at >= 0; at -= 1) {
    const code = suffix.charCodeAt(at)
    node.before ??= new Map()
    let next = node.before.get(code)
    if (next === undefined) {
      next = { endings: undefined, before: undefined }
      node.before.set(code, next)
    }
    node = next
  }
  node.endings = endings
  return endings
}

function toKey(ending: Ending): string {
  const { cut, base, skipped, shortest, longest, steps, partsOfSpeech } = ending
  return `${cut} ${base} ${skipped} ${shortest} ${longest} ${steps} ${partsOfSpeech}`
}
