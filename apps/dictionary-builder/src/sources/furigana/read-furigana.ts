import { basename } from 'node:path'
import { readArchive } from '../bytes/read-archive'
import { SourceError } from '../source-error'
import type { SourceTally } from '../source-tally'
import { isJsonObject } from '../text/read-json'
import { readJsonItems } from '../text/read-json-items'
import { decodeText, readText } from '../text/read-text'
import type { FuriganaRow } from './furigana-row'

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** The releases offer the file as it is and inside a zip or a tar. */
async function* readJsonText(file: string): AsyncGenerator<string> {
  if (!/\.(zip|tar(\.gz|\.xz)?)$/.test(file)) {
    yield* readText(file)
    return
  }
  for await (const { bytes } of readArchive(file, (path) => basename(path).endsWith('.json'))) {
    yield* decodeText(file, once(bytes))
    return
  }
  throw new SourceError(file, 'no JSON file inside')
}

function toRow(item: unknown): FuriganaRow | undefined {
  if (!isJsonObject(item) || !Array.isArray(item.furigana)) return undefined
  const { text, reading } = item
  if (typeof text !== 'string' || typeof reading !== 'string') return undefined
  const segments: FuriganaRow['segments'] = []
  for (const segment of item.furigana) {
    if (!isJsonObject(segment) || typeof segment.ruby !== 'string') return undefined
    segments.push({
      text: segment.ruby,
      ruby: typeof segment.rt === 'string' ? segment.rt : null,
    })
  }
  return { text, reading, segments }
}

/** JmdictFurigana: each written form with its reading cut to the characters. */
export async function* readFurigana(file: string, tally: SourceTally): AsyncGenerator<FuriganaRow> {
  for await (const items of readJsonItems(file, readJsonText(file))) {
    for (const item of items) {
      const row = toRow(item)
      if (row === undefined) {
        throw new SourceError(file, 'not a list of text, reading and furigana')
      }
      if (row.segments.map((segment) => segment.text).join('') !== row.text) {
        tally.countSkipped('segments that do not make up the text')
        continue
      }
      tally.countRead()
      yield row
    }
  }
}
