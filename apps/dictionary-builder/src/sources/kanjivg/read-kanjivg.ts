import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { readArchive } from '../bytes/read-archive'
import { readAllBytes, readBytes } from '../bytes/read-bytes'
import type { ArchiveMember } from '../bytes/read-tar'
import { SourceError } from '../source-error'
import type { SourceTally } from '../source-tally'
import { readText } from '../text/read-text'
import { openXmlRecords } from '../xml/open-records'
import { parseXmlDocument } from '../xml/parse-document'
import type { KanjivgDrawing } from './kanjivg-drawing'
import { parseKanjivgDrawing } from './parse-kanjivg-drawing'

/** `0751f.svg`; a name with a hyphen (`0751f-Kaisho.svg`) is another way to write it. */
function isMainDrawing(path: string): boolean {
  return /^[0-9a-f]{5}\.svg$/.test(basename(path))
}

async function* readFolder(folder: string): AsyncGenerator<ArchiveMember> {
  const names = (await readdir(folder)).filter(isMainDrawing).sort()
  for (const name of names) {
    yield { path: name, bytes: await readAllBytes(readBytes(join(folder, name))) }
  }
}

async function* readSvgs(
  file: string,
  members: AsyncIterable<ArchiveMember>,
): AsyncGenerator<KanjivgDrawing | { problem: string }> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const { path, bytes } of members) {
    const name = `${file} (${basename(path)})`
    let svg: string
    try {
      svg = decoder.decode(bytes)
    } catch (cause) {
      throw new SourceError(name, 'the text is not valid UTF-8', undefined, { cause })
    }
    yield parseKanjivgDrawing(parseXmlDocument(name, svg))
  }
}

async function* readCollected(file: string): AsyncGenerator<KanjivgDrawing | { problem: string }> {
  const { records } = await openXmlRecords(file, readText(file), 'kanjivg')
  for await (const { element } of records) yield parseKanjivgDrawing(element)
}

/** The drawings of KanjiVG: a folder of SVG files, a zip or tar of them, or the one XML file. */
export async function* readKanjivg(
  path: string,
  tally: SourceTally,
): AsyncGenerator<KanjivgDrawing> {
  const drawings = (await stat(path)).isDirectory()
    ? readSvgs(path, readFolder(path))
    : /\.xml(\.gz|\.xz)?$/.test(path)
      ? readCollected(path)
      : readSvgs(path, readArchive(path, isMainDrawing))
  const seen = new Set<string>()
  for await (const drawing of drawings) {
    if ('problem' in drawing) {
      tally.countSkipped(drawing.problem)
      continue
    }
    if (seen.has(drawing.literal)) {
      throw new SourceError(path, `${drawing.literal} is there twice`)
    }
    seen.add(drawing.literal)
    tally.countRead()
    yield drawing
  }
  if (seen.size === 0) throw new SourceError(path, 'no drawings inside')
}
