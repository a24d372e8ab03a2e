import { oncePerDictionary } from '../../../once-per-dictionary'
import type { WordIndex } from '../../../search-index/word-index'
import { hasCode } from '../words/inflected-matches'
import { numberOfKind } from './connection-costs'
import type { SentencePart } from './sentence-part'
import { codesOfConjugated } from './verb-of-its-own'
import { findWordWith, type WordCandidate } from './word-candidates'

const nounKind = numberOfKind('noun')
const comma = /^[、，,]/u
/** 入れ, as one reads it of 入る. */
const told = /^(?:imperative|potential\+stem)$/u
/** What stands before what is done rather than before what is called so. */
const beforeVerb = /^[をへにと]$/u

/** A stem of a verb of the first class, by its last kana, as it ends in the dictionary. */
const ends: Readonly<Record<string, string>> = Object.fromEntries(
  [...'いうきくぎぐしすちつにぬびぶみむりる'.matchAll(/../gu)].map(([pair]) => [...pair]),
)
const endOfSecondClass = /[えけげせぜてでねべめれ]$/u

/** 浜辺へ行き、 and 箱を作り、 go on with what is done: no trip there, and no make; nor does 水を入れ、 tell anybody to. */
export function readStemsBeforeCommas(
  index: WordIndex,
  parts: readonly SentencePart[],
): SentencePart[] {
  return parts.map((part, place) => {
    const { text, word } = part
    if (word === undefined || !comma.test(parts[place + 1]?.text ?? '')) return part
    const before = parts[place - 1]?.text ?? ''
    const isNoun = word.kind === nounKind && word.steps.length === 0
    const isTold = before === 'を' && told.test(word.steps.join('+'))
    if (!(isNoun || isTold) || !beforeVerb.test(before)) return part
    const verb = findVerbOfStem(index, text)
    return verb === undefined || (isTold && !isTransitive(index, verb))
      ? part
      : { ...part, word: verb }
  })
}

function findVerbOfStem(index: WordIndex, stem: string): WordCandidate | undefined {
  const end = ends[stem.slice(-1)]
  const base = endOfSecondClass.test(stem)
    ? `${stem}る`
    : end === undefined
      ? undefined
      : stem.slice(0, -1) + end
  const verb = base === undefined ? undefined : findWordWith(index, base, codesOfVerbs(index))
  return verb && { ...verb, steps: ['stem'], kind: numberOfKind('continuative') }
}

/** 本を読め tells somebody to, for 読める has no object. */
function isTransitive(index: WordIndex, { spelling }: WordCandidate): boolean {
  return hasCode(index, index.wordOfSpelling[spelling] ?? 0, codesOfTransitives(index))
}

const codesOfTransitives = oncePerDictionary(
  (index: WordIndex) => new Set([index.codes.find('vt')]),
)

const codesOfVerbs = oncePerDictionary(
  (index: WordIndex) =>
    new Set(
      [...codesOfConjugated(index)].filter((code) => index.codes.textOf(code).startsWith('v')),
    ),
)
