import { holdFaces, type Lettering } from './hold-faces'
import { fetchListOfSlicesAhead } from './japanese-slices'

/** Families whose slices are listed, as font stacks name them. */
const slicedFamilies = ['Klee One', 'Noto Sans JP Variable']

/** Before it Roboto, where it stands before them, has all that is written here, curly quotes too. */
const firstBeyondLatin = 0x2070

const beyondLatin = /[\u2070-\uffff]/

/** What may show text that was there and not seen. */
const showingEvents = ['click', 'keyup', 'toggle', 'resize'] as const

const changed = new Set<Node>()
/** Text that is not shown, such as that of a tab or a menu. */
const hidden = new Set<Text>()
/** The families of each font stack. */
const familiesOf = new Map<string, string[]>()

let isFollowing = false
let isDue = false

/**
 * From now on the Japanese letters that are seen have their faces: those that are there, and what
 * comes. Text is looked at when it has been drawn, in the system's own face; what is far out of sight
 * when it comes near.
 *
 * The browser would do it by itself with a rule for each of 240 slices, and ask all of them for each
 * size and weight that is new: half of the time that a new page takes from a tap until it is seen.
 */
export function followLetters(): void {
  if (isFollowing) return
  isFollowing = true
  fetchListOfSlicesAhead()
  changed.add(document.body)
  look()
  const observer = new MutationObserver((mutations) => {
    for (const { type, target, addedNodes } of mutations) {
      if (type === 'characterData') changed.add(target)
      for (const node of addedNodes) changed.add(node)
    }
    look()
  })
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  // Heard on its way to the row that has come near, whether it bubbles or not.
  document.addEventListener('contentvisibilityautostatechange', followShown, true)
  document.addEventListener('input', look)
  for (const type of showingEvents) addEventListener(type, look, true)
}

function followShown({ target }: Event): void {
  if (!(target instanceof Node)) return
  changed.add(target)
  look()
}

/** Once, after the next picture: asked earlier, what is seen would be laid out for it. */
function look(): void {
  if (isDue) return
  isDue = true
  requestAnimationFrame(() =>
    setTimeout(() => {
      isDue = false
      holdFaces(readLetterings()).catch(() => {
        // Without a network the system's face stays.
      })
    }),
  )
}

function readLetterings(): Lettering[] {
  const texts = new Set(hidden)
  hidden.clear()
  for (const node of changed) {
    if (!node.isConnected) continue
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    for (let text: Node | null = node; text !== null; text = walker.nextNode()) {
      if (text instanceof Text) texts.add(text)
    }
  }
  changed.clear()
  const letters = new Map<string, Set<string>>()
  for (const text of texts) {
    const element = text.parentElement
    if (element !== null && isSeen(text, element)) addLetters(letters, element, text.data)
  }
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  )) {
    addLetters(letters, field, field.value + field.placeholder)
  }
  return [...letters].map(([stack, ofStack]) => ({
    families: listFamilies(stack),
    letters: ofStack,
  }))
}

/** What is only hidden is looked at again; what is far out of sight tells when it is near. */
function isSeen(text: Text, element: Element): boolean {
  if (!beyondLatin.test(text.data) || !element.isConnected) return false
  if (element.checkVisibility?.({ contentVisibilityAuto: true }) !== false) return true
  if (!element.checkVisibility()) hidden.add(text)
  return false
}

function addLetters(letters: Map<string, Set<string>>, element: Element, text: string): void {
  if (!beyondLatin.test(text)) return
  const { fontFamily } = getComputedStyle(element)
  const ofStack = letters.get(fontFamily) ?? new Set()
  letters.set(fontFamily, ofStack)
  const isFirst = isBeforeLatin(fontFamily)
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    if (code >= firstBeyondLatin || (isFirst && code > 0x20)) ofStack.add(letter)
  }
}

function listFamilies(stack: string): string[] {
  const known = familiesOf.get(stack)
  if (known !== undefined) return known
  const families = slicedFamilies
    .filter((family) => stack.includes(family))
    .sort((a, b) => stack.indexOf(a) - stack.indexOf(b))
  familiesOf.set(stack, families)
  return families
}

/** Whether Latin letters too are drawn with a Japanese face. */
function isBeforeLatin(stack: string): boolean {
  const latin = stack.indexOf('Roboto')
  return slicedFamilies.some((family) => {
    const place = stack.indexOf(family)
    return place !== -1 && (latin === -1 || place < latin)
  })
}
