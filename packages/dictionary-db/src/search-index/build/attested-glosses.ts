import { mostAttested } from '../english-index'
import type { SearchExample } from '../search-document'
import { toEnglishRoot } from '../text/english-root'
import { tokenizeEnglish, withoutFillers } from '../text/english-tokens'

/** What is counted of a word. */
export interface CountedWord {
  wordId: number
  senses: readonly { glosses: readonly string[] }[]
  examples: readonly SearchExample[]
}

/**
 * How well sentences attest each gloss, in the order of the words: 1 where the word stands in none that says in
 * English what the gloss says, up to `mostAttested`, which seven sentences make. 同僚 is "colleague" in sentence
 * after sentence, 僚友 in none, though both say so in their first gloss.
 */
export function countAttested(
  words: readonly CountedWord[],
  isKnown: (token: string) => boolean,
): Uint8Array<ArrayBuffer> {
  const rootsOf = new RootsOfText(isKnown)
  const sentencesOf = listSentences(words, rootsOf)
  const levels: number[] = []
  for (const { wordId, senses } of words) {
    const sentences = sentencesOf.get(wordId) ?? []
    for (const { glosses } of senses) {
      for (const gloss of glosses) levels.push(toLevel(countSaying(sentences, gloss, rootsOf)))
    }
  }
  return Uint8Array.from(levels)
}

/** Two more for the first sentence and whenever there are twice as many. */
function toLevel(count: number): number {
  return Math.min(mostAttested, 1 + Math.round(2 * Math.log2(1 + count)))
}

function countSaying(
  sentences: readonly ReadonlySet<string>[],
  gloss: string,
  rootsOf: RootsOfText,
): number {
  if (sentences.length === 0) return 0
  const said = rootsOf.ofGloss(gloss)
  if (said.length === 0) return 0
  return sentences.filter((roots) => said.every((root) => roots.has(root))).length
}

/** The English of the sentences that each word stands in, each once: it may be an example of several words. */
function listSentences(
  words: readonly CountedWord[],
  rootsOf: RootsOfText,
): Map<number, ReadonlySet<string>[]> {
  const wordsOf = new Map<string, Set<number>>()
  for (const { examples } of words) {
    for (const { english, wordIds } of examples) {
      const known = wordsOf.get(english) ?? new Set()
      wordsOf.set(english, known)
      for (const wordId of wordIds) known.add(wordId)
    }
  }
  const sentencesOf = new Map<number, ReadonlySet<string>[]>()
  for (const [english, wordIds] of wordsOf) {
    const roots = rootsOf.ofSentence(english)
    for (const wordId of wordIds) {
      const sentences = sentencesOf.get(wordId) ?? []
      sentencesOf.set(wordId, sentences)
      sentences.push(roots)
    }
  }
  return sentencesOf
}

/** Words of English by their roots, each looked up once. */
class RootsOfText {
  readonly #known = new Map<string, string>()
  readonly #isKnown: (token: string) => boolean

  constructor(isKnown: (token: string) => boolean) {
    this.#isKnown = isKnown
  }

  /** What a gloss says without its remarks. */
  ofGloss(gloss: string): string[] {
    return withoutFillers(tokenizeEnglish(gloss))
      .filter(({ isRemark }) => !isRemark)
      .map(({ text }) => this.#rootOf(text))
  }

  /** With the words as they stand there: `left` is a side as well as the past of leave. */
  ofSentence(english: string): Set<string> {
    return new Set(tokenizeEnglish(english).flatMap(({ text }) => [text, this.#rootOf(text)]))
  }

  #rootOf(token: string): string {
    const known = this.#known.get(token) ?? toEnglishRoot(token, this.#isKnown)
    this.#known.set(token, known)
    return known
  }
}
