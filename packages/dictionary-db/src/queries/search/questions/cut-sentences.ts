import { readFileSync } from 'node:fs'
import type { Dictionary } from '../../../open-dictionary'
import { openSearchIndex } from '../../../search-index/open-search-index'
import type { WordIndex } from '../../../search-index/word-index'
import { cutSentence } from '../sentence/cut-sentence'
import type { SentencePart } from '../sentence/sentence-part'
import { hasCode } from '../words/inflected-matches'

/**
 * Files of sentences. Those of the second held-out file were written after the others, when
 * the costs of connections had been chosen, those of the second open one after everything else.
 */
export const sentenceSets = ['open', 'open-2', 'held-out', 'held-out-2'] as const
export type SentenceSet = (typeof sentenceSets)[number]

/** How well sentences are cut that were cut by hand before. */
export interface CutScore {
  sentences: number
  /** Without a cut too many or too few. */
  whole: number
  /** Harmonic mean of the shares of right cuts among those made and among those wanted. */
  f1: number
}

/** Places of a sentence, from its beginning, where it is cut: must be, or may be. */
interface WantedCuts {
  text: string
  must: Set<number>
  may: Set<number>
}

/**
 * Cuts the sentences of a set. `|` is a cut, `~` one that may be made or not: 食べて~いる, か~どうか. A set
 * phrase that is an entry of its own (雨が降る) may stay together where its ends are cuts.
 */
export function scoreCuts(dictionary: Dictionary, set: SentenceSet): CutScore {
  const index = openSearchIndex(dictionary).words
  const sum = { right: 0, tooMany: 0, missing: 0, whole: 0 }
  const lines = readFileSync(new URL(`./sentences-${set}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
  for (const line of lines) {
    const wanted = readWanted(line)
    const parts = cutSentence(index, wanted.text)
    allowSetPhrases(index, parts, wanted)
    const made = listCuts(parts)
    const right = made.filter((cut) => wanted.must.has(cut)).length
    const tooMany = made.filter((cut) => !wanted.must.has(cut) && !wanted.may.has(cut)).length
    const missing = wanted.must.size - right
    sum.right += right
    sum.tooMany += tooMany
    sum.missing += missing
    if (tooMany + missing === 0) sum.whole += 1
  }
  const f1 = (2 * sum.right) / (2 * sum.right + sum.tooMany + sum.missing)
  return { sentences: lines.length, whole: sum.whole, f1 }
}

function readWanted(line: string): WantedCuts {
  const wanted: WantedCuts = { text: line.replace(/[|~]/gu, ''), must: new Set(), may: new Set() }
  let at = 0
  for (const character of line) {
    if (character === '|') wanted.must.add(at)
    else if (character === '~') wanted.may.add(at)
    else at += character.length
  }
  return wanted
}

function listCuts(parts: readonly SentencePart[]): number[] {
  let at = 0
  return parts.slice(0, -1).map(({ text }) => {
    at += text.length
    return at
  })
}

function allowSetPhrases(
  index: WordIndex,
  parts: readonly SentencePart[],
  { text, must, may }: WantedCuts,
): void {
  const expression = new Set([index.codes.find('exp')])
  const isEnd = (at: number) => at === 0 || at === text.length || must.has(at) || may.has(at)
  let start = 0
  for (const part of parts) {
    const end = start + part.text.length
    const word = part.word && index.wordOfSpelling[part.word.spelling]
    if (word !== undefined && hasCode(index, word, expression) && isEnd(start) && isEnd(end)) {
      for (let at = start + 1; at < end; at += 1) if (must.delete(at)) may.add(at)
    }
    start = end
  }
}
