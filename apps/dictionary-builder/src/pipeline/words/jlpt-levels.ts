import type { WordDraft } from '../../drafts/word-draft'
import type { JlptWordRow } from '../../sources/jlpt/jlpt-row'

/**
 * Levels of words. A word that several lists name has the easiest of its levels: that is when a
 * learner meets it.
 */
export class JlptLevels {
  private readonly rows: JlptWordRow[] = []

  add(row: JlptWordRow): void {
    this.rows.push(row)
  }

  /** Gives the words their levels. */
  assign(words: readonly WordDraft[]): void {
    const byId = new Map(words.map((word) => [word.id, word]))
    const byWriting = new Map<string, WordDraft>()
    const commonInKana = listCommonInKana(words)
    for (const word of words) {
      for (const { text, reading } of word.spellings) {
        const key = `${text}\t${reading}`
        const known = byWriting.get(key)
        if (known === undefined || (word.isCommon && !known.isCommon)) byWriting.set(key, word)
      }
    }
    for (const row of this.rows) {
      const { wordId, writtenForm, reading, level } = row
      const named =
        wordId === null ? byWriting.get(`${writtenForm ?? reading}\t${reading}`) : byId.get(wordId)
      const word = correctKana(named, row, commonInKana)
      if (word !== undefined) word.jlpt = Math.max(level, word.jlpt ?? 0)
    }
  }
}

/**
 * Ids were given to the lists by hand and by matching; for a word in kana the match sometimes hit
 * a rare word that sounds the same (それ "go!" for それ "that"). The lists mean common words.
 */
function correctKana(
  named: WordDraft | undefined,
  { writtenForm, reading }: JlptWordRow,
  commonInKana: ReadonlyMap<string, readonly WordDraft[]>,
): WordDraft | undefined {
  if (named?.isCommon === true || writtenForm !== null) return named
  const common = commonInKana.get(reading) ?? []
  return common.length === 1 ? common[0] : named
}

/** The common words whose first spelling is in kana, by that spelling. */
function listCommonInKana(words: readonly WordDraft[]): Map<string, WordDraft[]> {
  const found = new Map<string, WordDraft[]>()
  for (const word of words) {
    const first = word.spellings[0]
    if (!word.isCommon || first === undefined || first.text !== first.reading) continue
    found.set(first.text, [...(found.get(first.text) ?? []), word])
  }
  return found
}
