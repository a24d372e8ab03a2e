import { SourceError } from '../source-error'
import type { SourceTally } from '../source-tally'
import { readLineBatches } from '../text/read-lines'
import { toComponentShape } from './component-shapes'
import type { RadkEntry } from './krad-entry'
import { openRadicalText } from './open-radical-text'

/** `$ 化 2 js01`: component, strokes, and the image or JIS code of the real shape. */
const headLine = /^\$ (\S+) (\d+)(?: \S+)?\s*$/u

/** RADKFILE, or RADKFILEX out of `kradzip.zip`. */
export async function* readRadk(file: string, tally: SourceTally): AsyncGenerator<RadkEntry> {
  const seen = new Set<string>()
  let entry: RadkEntry | undefined
  for await (const { name, text } of openRadicalText(file, ['radkfilex'])) {
    for await (const lines of readLineBatches(text)) {
      for (const line of lines) {
        if (line.text.startsWith('#') || line.text.trim() === '') continue
        if (!line.text.startsWith('$')) {
          if (entry === undefined) {
            throw new SourceError(name, 'kanji before any component', `line ${line.number}`)
          }
          entry.kanji.push(...line.text.trim())
          continue
        }
        if (entry !== undefined) yield entry
        const match = headLine.exec(line.text)
        if (match === null) {
          throw new SourceError(name, 'not a component of RADKFILE', `line ${line.number}`)
        }
        const component = toComponentShape(match[1] ?? '')
        if (seen.has(component)) {
          throw new SourceError(name, `${component} is there twice`, `line ${line.number}`)
        }
        seen.add(component)
        tally.countRead()
        entry = { component, strokeCount: Number(match[2]), kanji: [] }
      }
    }
  }
  if (entry === undefined) throw new SourceError(file, 'no components inside')
  yield entry
}
