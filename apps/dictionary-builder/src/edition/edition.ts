import { toHiragana } from '@kotonoha/japanese/kana/hiragana-katakana'
import type { EditionComponent, EditionKanji, EditionLevel, EditionWord } from './edition-level'

/** What is written of the course, to look things up in. */
export class Edition {
  readonly kanji: ReadonlyMap<string, EditionKanji>
  readonly components: ReadonlyMap<string, EditionComponent>
  /** The level whose words the file decides. */
  private readonly wordsByLevel: ReadonlyMap<number, readonly EditionWord[]>
  private readonly levelOfWord: ReadonlyMap<string, { level: number; word: EditionWord }>

  /** `hash` names the state of the files. */
  constructor(
    readonly levels: readonly EditionLevel[],
    readonly hash: string,
    /** What kanji are called in stories as parts, where their meaning does not fit. */
    readonly partNames: ReadonlyMap<string, string> = new Map(),
  ) {
    this.kanji = new Map(levels.flatMap(({ kanji }) => kanji.map((each) => [each.kanji, each])))
    this.components = new Map(
      levels.flatMap(({ components }) => components.map((each) => [each.component, each])),
    )
    this.wordsByLevel = new Map(levels.map(({ level, words }) => [level, words]))
    this.levelOfWord = new Map(
      levels.flatMap(({ level, words }) => words.map((word) => [keyOf(word), { level, word }])),
    )
  }

  hasLevel(level: number): boolean {
    return this.wordsByLevel.has(level)
  }

  /**
   * The word with the level that teaches it. Looked up by how it is written and read, for the
   * reduced dictionary has other numbers than JMdict.
   */
  findWord(text: string, reading: string): { level: number; word: EditionWord } | undefined {
    return this.levelOfWord.get(keyOf({ word: text, reading }))
  }

  /** Whether it is this very word of JMdict, written and read so, that is taught. */
  names(id: number, text: string, reading: string): boolean {
    return this.findWord(text, reading)?.word.id === id
  }
}

function keyOf({ word, reading }: Pick<EditionWord, 'word' | 'reading'>): string {
  return `${word}\t${toHiragana(reading)}`
}

/** No level is written: what there was before, and what small tests are about. */
export const emptyEdition = new Edition([], '')
