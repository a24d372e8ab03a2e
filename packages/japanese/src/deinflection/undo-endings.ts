import { listAdjectiveRules } from './adjective-rules'
import { listAuxiliaryRules } from './auxiliary-rules'
import { listCopulaRules } from './copula-rules'
import { listPoliteRules } from './polite-rules'
import type { Rule } from './rule'
import { listSlurredRules } from './slurred-rules'
import { listVerbRules } from './verb-rules'
import { listWesternSoRules } from './western-rules'
import {
  charactersOfEndings,
  countTelling,
  isHonorificStem,
  longestDictionaryEnding,
  narrowToEnding,
  overlaps,
  type StateSet,
  toStateSet,
  wholeWordStates,
} from './word-state'

/**
 * What is left of a text when endings are taken off it, said by its end, so that it holds for
 * every text that ends so: of 食べました and of べました the last 3 characters (`cut`) are gone, and る
 * (`base`) stands in their place.
 */
export interface Undone {
  cut: number
  base: string
  /** Characters left out at the beginning, where they are お or 御: お書きになる. */
  skipped: number
  states: StateSet
  /** What was undone, from the dictionary form outwards. */
  steps: readonly string[]
  /** Rules followed. */
  depth: number
  /** How long the texts are of which it holds: what stands before an ending may forbid it. */
  shortest: number
  longest: number
}

/** Steps taken back at most; the longest chains that are said have about ten. */
const depthLimit = 14
/** Ways followed at most, whatever the text. */
const candidateLimit = 400

/** The surfaces of all rules, read from their ends. */
interface EndingNode {
  rules: Rule[]
  before: Map<number, EndingNode>
}

const allRules = [
  ...listVerbRules(),
  ...listAdjectiveRules(),
  ...listPoliteRules(),
  ...listAuxiliaryRules(),
  ...listCopulaRules(),
  ...listSlurredRules(),
  ...listWesternSoRules(),
]

const root: EndingNode = { rules: [], before: new Map() }
for (const rule of allRules) addRule(rule)

/** Characters beside hiragana that some rule or ending names. */
const named = new Set(
  allRules.flatMap(({ surface, base }) => [...surface, ...base]).concat([...charactersOfEndings]),
)
for (const honorific of 'お御') named.add(honorific)
const hiragana = /[ぁ-ゖ]/
const unnamed = '漢'

/**
 * The text with one character for all that no rule tells apart, which are kanji but for 来, 行 and
 * the like: what is undone of 見 is undone of 着, so that it need be found out once.
 */
export function foldUnnamed(text: string): string {
  let folded = ''
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at)
    folded += hiragana.test(character) || named.has(character) ? character : unnamed
  }
  return folded
}

function addRule(rule: Rule): void {
  let node = root
  for (let at = rule.surface.length - 1; at >= 0; at -= 1) {
    const code = rule.surface.charCodeAt(at)
    let next = node.before.get(code)
    if (next === undefined) {
      next = { rules: [], before: new Map() }
      node.before.set(code, next)
    }
    node = next
  }
  node.rules.push(rule)
}

/** Endings of nothing: 食べ is what is left of 食べる before ます. */
const emptySurface = root.rules
const emptyOfWhole = emptySurface.filter(({ from }) => overlaps(wholeWordStates, from))
const stemOfVerb = toStateSet(['masu-stem'])

/** Has the text nothing but お and 御, which are left out before the stem of a verb? */
export function isHonoured(beginning: string): boolean {
  return /^[お御]*$/u.test(beginning)
}

/** Can the text be an inflected form, by its last characters? */
export function endsAsInflected(text: string): boolean {
  return (
    root.before.has(text.charCodeAt(text.length - 1)) ||
    emptyOfWhole.some(({ base, to }) => narrowToEnding(text + base, to).classes !== 0)
  )
}

/**
 * All that may be left of the text, and of the texts of at least `shortest` characters that end as
 * it does: each chain of endings is followed once for all of them. `read` is how many characters
 * of its end were looked at.
 */
export function undoEndings(
  text: string,
  shortest = text.length,
): { undone: Undone[]; read: number } {
  const search = new EndingSearch(text)
  search.follow(shortest)
  return { undone: search.queue.slice(1), read: search.read }
}

class EndingSearch {
  readonly queue: Undone[] = []
  /** `endsAsInflected` looks at the last two characters. */
  read = 2
  readonly #text: string
  readonly #seen = new Set<string>()

  constructor(text: string) {
    this.#text = text
  }

  follow(shortest: number): void {
    const whole = { cut: 0, base: '', skipped: 0, states: wholeWordStates, steps: [], depth: 0 }
    this.queue.push({ ...whole, shortest, longest: this.#text.length })
    for (let index = 0; index < this.queue.length && index < candidateLimit; index += 1) {
      const candidate = this.queue[index]
      if (candidate !== undefined && candidate.depth < depthLimit) this.#undoOnce(candidate)
    }
  }

  #add(next: Undone): void {
    if (this.queue.length <= fewCandidates) {
      if (this.queue.some((known) => isSame(known, next))) return
    } else {
      if (this.#seen.size === 0) for (const known of this.queue) this.#seen.add(toKey(known))
      const key = toKey(next)
      if (this.#seen.has(key)) return
      this.#seen.add(key)
    }
    this.queue.push(next)
  }

  #undoOnce(candidate: Undone): void {
    const nodes = this.#listNodes(candidate)
    for (let length = nodes.length; length > 0; length -= 1) {
      this.#undo(candidate, nodes[length - 1]?.rules ?? [])
    }
    this.#undo(candidate, emptySurface)
    if (isHonorificStem(candidate.states)) this.#undoHonorific(candidate)
  }

  /** The nodes of the last character, of the last two and so on, as far as some rule goes. */
  #listNodes({ cut, base, skipped, longest }: Undone): EndingNode[] {
    const nodes: EndingNode[] = []
    const most = longest - skipped - cut + base.length
    const end = this.#text.length - cut + base.length
    let node = root
    for (let back = 1; back <= most; back += 1) {
      const isOfText = back > base.length
      if (isOfText) this.#note(cut + back - base.length)
      const next = node.before.get(
        isOfText ? this.#text.charCodeAt(end - back) : base.charCodeAt(base.length - back),
      )
      if (next === undefined) break
      nodes.push(next)
      node = next
    }
    return nodes
  }

  #undo(candidate: Undone, rules: readonly Rule[]): void {
    for (const rule of rules) {
      if (overlaps(candidate.states, rule.from)) this.#undoRule(candidate, rule)
    }
  }

  #undoRule(
    { cut, base, skipped, steps, depth, shortest, longest }: Undone,
    { surface, base: put, to: states, isNamedOnlyAtEnd, steps: ownSteps }: Rule,
  ): void {
    const { length } = surface
    const isNamed = ownSteps.length > 0 && (!isNamedOnlyAtEnd || depth === 0)
    const gone = cut + Math.max(0, length - base.length)
    const next = base.slice(0, Math.max(0, base.length - length)) + put
    const named = isNamed ? [...ownSteps, ...steps] : steps
    const shared = this.#countShared(gone, next)
    const left = { gone, next, skipped }
    for (let from = Math.max(shortest, gone + skipped + (next === '' ? 1 : 0)); from <= longest; ) {
      const narrowed = this.#narrow(left, from, states)
      const to = this.#findLastAlike(left, { from, longest, classes: narrowed.classes }, states)
      if (narrowed.classes !== 0 || narrowed.forms !== 0) {
        this.#add({
          cut: gone - shared,
          base: next.slice(shared),
          skipped,
          states: narrowed,
          steps: named,
          depth: depth + 1,
          shortest: from,
          longest: to,
        })
      }
      from = to + 1
    }
  }

  /** The characters of the base that the text has anyway are not gone: one writing for each result. */
  #countShared(gone: number, next: string): number {
    const begin = this.#text.length - gone
    let shared = 0
    while (
      shared < gone &&
      shared < next.length &&
      next.charCodeAt(shared) === this.#text.charCodeAt(begin + shared)
    ) {
      shared += 1
    }
    return shared
  }

  /** The longest text of which the same is left in states as of the one of `from` characters. */
  #findLastAlike(
    left: Left,
    { from, longest, classes }: { from: number; longest: number; classes: number },
    states: StateSet,
  ): number {
    const full = left.gone + left.skipped + longestDictionaryEnding - left.next.length
    if (states.classes === 0) return longest
    for (let to = from; to < longest; to += 1) {
      if (to >= full) return longest
      if (this.#narrow(left, to + 1, states).classes !== classes) return to
    }
    return longest
  }

  /** The states of what is left of the text of so many characters, as far as it ends so. */
  #narrow({ gone, next, skipped }: Left, length: number, states: StateSet): StateSet {
    if (states.classes === 0) return states
    const end = this.#text.length - gone
    const first = this.#text.length - length + skipped
    let begin = Math.max(first, end - Math.max(0, 2 - next.length))
    let ending = this.#text.slice(begin, end) + next
    if (begin > first && countTelling(ending) > ending.length) {
      begin -= 1
      ending = this.#text.slice(begin, end) + next
    }
    if (begin < end) this.#note(this.#text.length - begin)
    return narrowToEnding(ending, states)
  }

  /** お and 御 before the stem of a verb: who asks for several texts looks himself how they begin. */
  #undoHonorific(candidate: Undone): void {
    const { cut, base, shortest, longest, depth } = candidate
    const skipped = candidate.skipped + 1
    const least = Math.max(shortest, cut + skipped + (base === '' ? 1 : 0))
    const isOneText = shortest === longest
    if (least > longest || (isOneText && !isHonoured(this.#text.slice(0, skipped)))) return
    this.#add({ ...candidate, states: stemOfVerb, skipped, depth: depth + 1, shortest: least })
  }

  #note(read: number): void {
    if (read > this.read) this.read = read
  }
}

/** So few are compared with each other in less time than a key is written for each. */
const fewCandidates = 24

function isSame(one: Undone, other: Undone): boolean {
  return (
    one.cut === other.cut &&
    one.states.classes === other.states.classes &&
    one.states.forms === other.states.forms &&
    one.base === other.base &&
    one.shortest === other.shortest &&
    one.longest === other.longest &&
    one.skipped === other.skipped &&
    one.steps.length === other.steps.length &&
    one.steps.every((step, place) => step === other.steps[place])
  )
}

function toKey({ cut, base, skipped, shortest, longest, states, steps }: Undone): string {
  return `${cut} ${base} ${skipped} ${shortest} ${longest} ${states.classes} ${states.forms} ${steps}`
}

/** So many characters of the end are gone, `next` stands in their place, `skipped` at the beginning are gone. */
interface Left {
  gone: number
  next: string
  skipped: number
}
