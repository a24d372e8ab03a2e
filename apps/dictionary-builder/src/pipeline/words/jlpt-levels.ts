import type { JlptWordRow } from '../../sources/jlpt/jlpt-row'
import type { Headword } from './headwords'

/**
 * Levels of words. A word that several lists name has the easiest of its levels: that is when a
 * learner meets it.
 */
export class JlptLevels {
  private readonly byWordId = new Map<number, number>()
  private readonly byWriting = new Map<string, number>()

  add({ level, wordId, writtenForm, reading }: JlptWordRow): void {
    if (wordId === null) raise(this.byWriting, `${writtenForm ?? reading}\t${reading}`, level)
    else raise(this.byWordId, wordId, level)
  }

  /** 5 for N5 … 1 for N1; null where no list has the word. */
  find(wordId: number, headwords: readonly Headword[]): number | null {
    const byId = this.byWordId.get(wordId)
    if (byId !== undefined) return byId
    const levels = headwords.flatMap(
      ({ text, reading }) => this.byWriting.get(`${text}\t${reading}`) ?? [],
    )
    return levels.length === 0 ? null : Math.max(...levels)
  }
}

function raise<Key>(levels: Map<Key, number>, key: Key, level: number): void {
  levels.set(key, Math.max(level, levels.get(key) ?? 0))
}
