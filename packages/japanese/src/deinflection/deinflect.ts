import { toHiragana } from '../kana/hiragana-katakana'
import { foldWidth } from '../kana/width'
import { listAdjectiveRules } from './adjective-rules'
import { listAuxiliaryRules } from './auxiliary-rules'
import { listCopulaRules } from './copula-rules'
import { listPoliteRules } from './polite-rules'
import type { Rule } from './rule'
import { listSlurredRules } from './slurred-rules'
import { listVerbRules } from './verb-rules'
import {
  isHonorificStem,
  listCodes,
  narrowToEnding,
  overlaps,
  type StateSet,
  toStateSet,
  wholeWordStates,
} from './word-state'

/** A dictionary form that a text may be an inflected form of. */
export interface Deinflection {
  text: string
  /** What was done to it, in order: 食べさせられなかった is causative-passive, negative, past. */
  steps: string[]
  /** JMdict's codes for which the chain holds; a word of none of these is no match. */
  partsOfSpeech: readonly string[]
}

/** Longer text is a sentence, not a form of one word. */
const lengthLimit = 40
/** Steps taken back at most; the longest chains that are said have about ten. */
const depthLimit = 14
/** Ways followed at most, whatever the text. */
const candidateLimit = 400

interface Candidate {
  text: string
  states: StateSet
  steps: readonly string[]
  depth: number
}

const rulesBySurface = new Map<string, Rule[]>()
for (const rule of [
  ...listVerbRules(),
  ...listAdjectiveRules(),
  ...listPoliteRules(),
  ...listAuxiliaryRules(),
  ...listCopulaRules(),
  ...listSlurredRules(),
]) {
  const rules = rulesBySurface.get(rule.surface)
  if (rules === undefined) rulesBySurface.set(rule.surface, [rule])
  else rules.push(rule)
}
/** How long the endings are that a character ends, the longest first. */
const lengthsByLast = new Map<string, number[]>()
for (const surface of rulesBySurface.keys()) {
  const last = surface.slice(-1)
  const lengths = [...(lengthsByLast.get(last) ?? []), surface.length]
  lengthsByLast.set(
    last,
    [...new Set(lengths)].sort((a, b) => b - a),
  )
}
/** Endings of nothing: 食べ is what is left of 食べる before ます. */
const emptySurface = rulesBySurface.get('') ?? []
const stemOfVerb = toStateSet(['masu-stem'])
const noLengths: readonly number[] = []

const emptyOfWhole = emptySurface.filter(({ from }) => overlaps(wholeWordStates, from))

/** Can the text be an inflected form, by its last characters? */
export function endsAsInflected(text: string): boolean {
  return (
    lengthsByLast.has(text.slice(-1)) ||
    emptyOfWhole.some(({ base, to }) => narrowToEnding(text + base, to).classes !== 0)
  )
}

/**
 * All dictionary forms that the text may come from, the shortest chains first; without the text
 * itself. Candidates are possible by form only: whether a word exists is for the dictionary to say.
 */
export function deinflect(text: string): Deinflection[] {
  const surface = foldKatakanaEndings(foldWidth(text.trim()))
  if (surface === '' || surface.length > lengthLimit || !endsAsInflected(surface)) return []
  const queue: Candidate[] = [{ text: surface, states: wholeWordStates, steps: [], depth: 0 }]
  const seen = new Set<string>()
  const found = new Map<string, Deinflection>()
  for (let index = 0; index < queue.length && index < candidateLimit; index++) {
    const candidate = queue[index]
    if (candidate === undefined) break
    for (const next of undoOnce(candidate)) {
      const key = `${next.text} ${next.states.classes} ${next.states.forms} ${next.steps}`
      if (seen.has(key)) continue
      seen.add(key)
      queue.push(next)
      collect(found, next)
    }
  }
  return [...found.values()].sort((a, b) => a.steps.length - b.steps.length)
}

/** タベマシタ, written in katakana throughout, is looked up in hiragana; サボった keeps its stem. */
function foldKatakanaEndings(text: string): string {
  return /^[ァ-ヺー]+$/.test(text) ? toHiragana(text) : text
}

function undoOnce({ text, states, steps, depth }: Candidate): Candidate[] {
  const undone: Candidate[] = []
  if (depth === depthLimit) return undone
  const undo = (length: number, rules: readonly Rule[]) => {
    const stem = text.slice(0, text.length - length)
    for (const rule of rules) {
      if (!overlaps(states, rule.from)) continue
      const base = stem + rule.base
      const to = narrowToEnding(base, rule.to)
      if (base === '' || (to.classes === 0 && to.forms === 0)) continue
      const isNamed = !rule.isNamedOnlyAtEnd || depth === 0
      const named = isNamed ? [...rule.steps, ...steps] : steps
      undone.push({ text: base, states: to, steps: named, depth: depth + 1 })
    }
  }
  for (const length of lengthsByLast.get(text.slice(-1)) ?? noLengths) {
    if (length > text.length) continue
    const rules = rulesBySurface.get(text.slice(text.length - length))
    if (rules !== undefined) undo(length, rules)
  }
  undo(0, emptySurface)
  if (isHonorificStem(states) && /^[お御]./u.test(text)) {
    undone.push({ text: text.slice(1), states: stemOfVerb, steps, depth: depth + 1 })
  }
  return undone
}

function collect(found: Map<string, Deinflection>, { text, states, steps }: Candidate): void {
  if (states.classes === 0) return
  const partsOfSpeech = listCodes(states)
  const joined = joinSteps(steps)
  if (isUnsaid(joined)) return
  const key = `${text} ${joined}`
  const known = found.get(key)
  if (known === undefined) found.set(key, { text, steps: joined, partsOfSpeech })
  else known.partsOfSpeech = [...new Set([...known.partsOfSpeech, ...partsOfSpeech])]
}

/** 書かせる is the causative; the potential of the short causative 書かす is not told from it. */
function isUnsaid(steps: readonly string[]): boolean {
  return steps.some((step, index) => step === 'potential' && steps[index - 1] === 'causative')
}

/** A passive on a causative has its own name, and so has no potential there. */
function joinSteps(steps: readonly string[]): string[] {
  const joined: string[] = []
  for (const step of steps) {
    const isPassive = step === 'passive' || step === 'potential or passive'
    if (isPassive && joined.at(-1) === 'causative') joined[joined.length - 1] = 'causative-passive'
    else joined.push(step)
  }
  return joined
}
