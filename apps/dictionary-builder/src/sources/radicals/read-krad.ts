import { SourceError } from '../source-error'
import type { SourceTally } from '../source-tally'
import { readLineBatches } from '../text/read-lines'
import { toComponentShape } from './component-shapes'
import type { KradEntry } from './krad-entry'
import { openRadicalText } from './open-radical-text'

/** `亜 : ｜ 一 口`. */
const entryLine = /^(\S+) : (.+)$/u

/** KRADFILE, KRADFILE-U, or both JIS parts out of `kradzip.zip`. */
export async function* readKrad(file: string, tally: SourceTally): AsyncGenerator<KradEntry> {
  const seen = new Set<string>()
  for await (const { name, text } of openRadicalText(file, ['kradfile', 'kradfile2'])) {
    for await (const lines of readLineBatches(text)) {
      for (const line of lines) {
        if (line.text.startsWith('#') || line.text.trim() === '') continue
        const match = entryLine.exec(line.text)
        const kanji = match?.[1]
        if (kanji === undefined || [...kanji].length !== 1) {
          throw new SourceError(name, 'not a line of KRADFILE', `line ${line.number}`)
        }
        if (seen.has(kanji)) {
          tally.countSkipped('a kanji listed again')
          continue
        }
        seen.add(kanji)
        tally.countRead()
        const components = (match?.[2] ?? '').trim().split(/\s+/).map(toComponentShape)
        yield { kanji, components: [...new Set(components)] }
      }
    }
  }
  if (seen.size === 0) throw new SourceError(file, 'no kanji inside')
}
