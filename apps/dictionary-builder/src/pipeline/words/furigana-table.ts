import type { StoredRubySegment } from '@kotonoha/dictionary-db/tables/stored-word'
import type { FuriganaRow } from '../../sources/furigana/furigana-row'

/**
 * Furigana worked out by others, by written form and reading.
 *
 * Kept as text (`食=た|べる`), because 220,000 lists of lists would cost a quarter of the memory
 * that a build may use.
 */
export class FuriganaTable {
  private readonly rows = new Map<string, string>()

  add({ text, reading, segments }: FuriganaRow): void {
    // Forms that hold the separators themselves are rare, and aligned by ourselves.
    if (/[=|\t]/.test(text)) return
    this.rows.set(
      `${text}\t${reading}`,
      segments.map(({ text, ruby }) => (ruby === null ? text : `${text}=${ruby}`)).join('|'),
    )
  }

  find(text: string, reading: string): StoredRubySegment[] | undefined {
    return this.rows
      .get(`${text}\t${reading}`)
      ?.split('|')
      .map((segment) => {
        const [written = '', ruby] = segment.split('=')
        return ruby === undefined ? [written] : [written, ruby]
      })
  }
}
