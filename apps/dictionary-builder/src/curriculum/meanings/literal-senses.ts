import type { StoredSense } from '@kotonoha/dictionary-db/tables/stored-word'
import { normaliseMeaning } from '@kotonoha/study/answers/normalise-meaning'
import { areSameWords, listComparedWords } from '@kotonoha/study/answers/same-meaning'
import type { EntriesRead } from '../collect-input'
import { cleanMeaning } from './clean-meaning'

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
    private readonly entries: Pick<EntriesRead, 'kanji' | 'catalog'>,
  ) {
    const words = new Map<string, string[]>()
    for (const { spellings, senses } of entries.catalog) {
      for (const text of new Set(spellings.map((spelling) => spelling.text))) {
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
    const ofKanji = this.entries.kanji.get(literal)?.meanings ?? []
    return [...new Set([...ofKanji, ...ofWords].flatMap((text) => [text, ...cleanMeaning(text)]))]
  }

  /** Tells whether a text says one of the senses, in whatever form. */
  createFinder(literal: string): (text: string) => boolean {
    const byLetter = new Map<string, (readonly string[])[]>()
    for (const sense of this.list(literal)) {
      const words = this.toWords(sense)
      const letter = words[0]?.charAt(0) ?? ''
      const known = byLetter.get(letter)
      if (known === undefined) byLetter.set(letter, [words])
      else known.push(words)
    }
    return (text) => {
      const words = this.toWords(text)
      // Forms of one word begin with the same letter.
      const near = byLetter.get(words[0]?.charAt(0) ?? '') ?? []
      return near.some((each) => areSameWords(each, words))
    }
  }

  private toWords(text: string): readonly string[] {
    const known = this.comparedWords.get(text)
    if (known !== undefined) return known
    const words = listComparedWords(normaliseMeaning(text))
    this.comparedWords.set(text, words)
    return words
  }
}
