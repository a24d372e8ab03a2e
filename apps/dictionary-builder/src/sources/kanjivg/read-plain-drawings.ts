import { basename } from 'node:path'
import { readArchive } from '../bytes/read-archive'
import { SourceError } from '../source-error'
import type { SourceTally } from '../source-tally'
import { parseXmlDocument } from '../xml/parse-document'
import type { KanjivgDrawing } from './kanjivg-drawing'

const plainDrawing = /\/dist\/main\/([0-9a-f]{5})\.svg$/

/** The npm package's drawings: strokes in writing order and nothing else. */
export async function* readPlainDrawings(
  archive: string,
  tally: SourceTally,
): AsyncGenerator<KanjivgDrawing> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const { path, bytes } of readArchive(archive, (each) => plainDrawing.test(each))) {
    const hex = plainDrawing.exec(path)?.[1] ?? ''
    const svg = parseXmlDocument(`${archive} (${basename(path)})`, decoder.decode(bytes))
    const paths = svg.children.filter((child) => child.name === 'path')
    if (paths.length === 0) {
      tally.countSkipped('no strokes')
      continue
    }
    if (paths.some((each) => each.attributes.d === undefined)) {
      throw new SourceError(archive, 'a stroke without a path', path)
    }
    tally.countRead()
    yield {
      literal: String.fromCodePoint(Number.parseInt(hex, 16)),
      strokes: paths.map((each) => ({
        path: each.attributes.d ?? '',
        type: null,
        numberAt: null,
      })),
      tree: null,
    }
  }
}
