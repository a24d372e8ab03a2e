import type { SearchExample } from '../search-document'
import { toEnglishRoot } from '../text/english-root'
import { tokenizeEnglish, withoutFillers } from '../text/english-tokens'

/** What is compared of a word; the glosses of all its senses, asked for only where it has sentences. */
export interface ComparedWord {
  wordId: number
  examples: readonly SearchExample[]
  glossCount: number
  listGlosses(): readonly string[]
}

/**
 * Whether some sentence with the word says in English what a gloss of it says, for all glosses in the order of the
 * words: 同僚 is a colleague in sentences, 僚友 in none, though both say so in their first gloss.
 */
export function listAttested(
  words: readonly ComparedWord[],
  isKnown: (token: string) => boolean,
): boolean[] {
  const rootsOf = new RootsOfText(isKnown)
  const sentencesOf = listSentences(words, rootsOf)
  return words.flatMap((word) => {
    const sentences = sentencesOf.get(word.wordId)
    if (sentences === undefined) return new Array<boolean>(word.glossCount).fill(false)
    return word.listGlosses().map((gloss) => isSaid(sentences, gloss, rootsOf))
  })
}

function isSaid(
  sentences: readonly ReadonlySet<string>[],
  gloss: string,
  rootsOf: RootsOfText,
): boolean {
  const said = rootsOf.ofGloss(gloss)
  return said.length > 0 && sentences.some((roots) => said.every((root) => roots.has(root)))
}

/** The English of the sentences that each word stands in, whichever they are examples of. */
function listSentences(
  words: readonly ComparedWord[],
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
