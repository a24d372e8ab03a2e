import { SourceError } from '../source-error'
import type { SourceTally } from '../source-tally'
import { isJsonObject, readJson } from '../text/read-json'
import type { JlptKanjiRow } from './jlpt-row'
import { toJlptLevelNumber } from './to-jlpt-level-number'

/** A JSON object from kanji to level: `{"氏": 1, …}`. */
export async function* readJlptKanji(
  file: string,
  tally: SourceTally,
): AsyncGenerator<JlptKanjiRow> {
  const levels = await readJson(file)
  if (!isJsonObject(levels)) throw new SourceError(file, 'not an object from kanji to level')
  for (const [kanji, value] of Object.entries(levels)) {
    const level = toJlptLevelNumber(value)
    if (level === undefined || [...kanji].length !== 1) {
      tally.countSkipped('not one kanji with a level from 1 to 5')
      continue
    }
    tally.countRead()
    yield { level, kanji }
  }
}
