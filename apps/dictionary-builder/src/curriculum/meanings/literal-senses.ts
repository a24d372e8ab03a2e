import type { StoredSense } from '@kotonoha/dictionary-db/tables/stored-word'
import { normaliseMeaning } from '@kotonoha/study/answers/normalise-meaning'
import { isNounOf } from '@kotonoha/study/answers/noun-of-word'
import { areSameWords, listComparedWords } from '@kotonoha/study/answers/same-meaning'
import type { KanjiDraft } from '../../drafts/kanji-draft'
import { cleanMeaning } from './clean-meaning'

/** So many texts are kept cut into words. */
const mostTexts = 20_000

/** How a word is written, and what it means. */
export interface WordSenses {
  /** Each once. */
  texts: readonly string[]
  /** JSON of StoredSense[]. */
  senses: string
}

/**
 * All that the sources say of what is written so, whether it is taught or not: a character's
 * meanings and those of every word, in every sense. A learner who answers one of them is right or
 * ahead of us, and is told of no other subject.
 */
export class LiteralSenses {
  private readonly words: ReadonlyMap<string, readonly string[]>
  private readonly comparedWords = new Map<string, readonly string[]>()

  constructor(
    literals: ReadonlySet<string>,
    listed: readonly WordSenses[],
    private readonly kanji: ReadonlyMap<string, Pick<KanjiDraft, 'meanings'>>,
  ) {
    const words = new Map<string, string[]>()
    for (const { texts, senses } of listed) {
      for (const text of texts) {
        if (!literals.has(text)) continue
        const known = words.get(text)
        if (known === undefined) words.set(text, [senses])
        else known.push(senses)
      }
    }
    this.words = words
  }

  list(literal: string): string[] {
    const ofWords = (this.words.get(literal) ?? []).flatMap((text) => {
      const senses: StoredSense[] = JSON.parse(text)
      return senses.flatMap(({ glosses }) => glosses.map((gloss) => gloss.text))
    })
    const ofKanji = this.kanji.get(literal)?.meanings ?? []
    return [...new Set([...ofKanji, ...ofWords].flatMap((text) => [text, ...cleanMeaning(text)]))]
  }

  /**
   * Tells whether a text says one of the senses, in whatever form, or the noun of what is accepted:
   * of that no other form, for "broken" is right where "to break" is another verb.
   */
  createFinder(literal: string, accepted: readonly string[] = []): (text: string) => boolean {
    const findSenses = this.groupByLetter(this.list(literal))
    const findAccepted = this.groupByLetter(accepted)
    return (text) => {
      const words = this.toWords(text)
      return (
        findSenses(words).some((each) => areSameWords(each, words)) ||
        findAccepted(words).some((each) => areSameWords(each, words, isNounOf))
      )
    }
  }

  /** Finds the texts that begin with the same letter: forms of one word do. */
  private groupByLetter(texts: readonly string[]) {
    const byLetter = new Map<string, (readonly string[])[]>()
    for (const text of texts) {
      const words = this.toWords(text)
      const letter = words[0]?.charAt(0) ?? ''
      const known = byLetter.get(letter)
      if (known === undefined) byLetter.set(letter, [words])
      else known.push(words)
    }
    return (words: readonly string[]) => byLetter.get(words[0]?.charAt(0) ?? '') ?? []
  }

  private toWords(text: string): readonly string[] {
    const known = this.comparedWords.get(text)
    if (known !== undefined) return known
    const words = listComparedWords(normaliseMeaning(text))
    // Neighbours of one level ask for the same texts; those of all levels would take 100 MB.
    if (this.comparedWords.size >= mostTexts) this.comparedWords.clear()
    this.comparedWords.set(text, words)
    return words
  }
}
