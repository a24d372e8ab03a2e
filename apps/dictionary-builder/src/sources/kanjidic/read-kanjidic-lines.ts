import { SourceError } from '../source-error'
import type { SourceTally } from '../source-tally'
import { readLineBatches } from '../text/read-lines'
import { decodeText } from '../text/read-text'
import type { KanjidicCharacter } from './kanjidic-character'
import { parseKanjidicLine } from './parse-kanjidic-line'

/** The characters of KANJIDIC (EUC-JP); `name` is what errors call the file. */
export async function* readKanjidicLines(
  name: string,
  bytes: AsyncIterable<Uint8Array>,
  tally: SourceTally,
): AsyncGenerator<KanjidicCharacter> {
  const seen = new Set<string>()
  for await (const lines of readLineBatches(decodeText(name, bytes, ['utf-8', 'euc-jp']))) {
    for (const { text, number } of lines) {
      if (text === '' || text.startsWith('#')) continue
      const character = parseKanjidicLine(text)
      if ('problem' in character) throw new SourceError(name, character.problem, `line ${number}`)
      if (seen.has(character.literal)) {
        throw new SourceError(name, `${character.literal} is there twice`, `line ${number}`)
      }
      seen.add(character.literal)
      tally.countRead()
      yield character
    }
  }
}
