import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { acquireSources } from '../acquisition/acquire-sources'
import type { DictionarySources } from '../acquisition/dictionary-sources'
import { readSettings, repositoryFolder } from '../builder-settings'
import type { KanjivgDrawing } from '../sources/kanjivg/kanjivg-drawing'
import { SourceTally } from '../sources/source-tally'
import { writeTemplates } from './write-templates'

/** Where the template file belongs: beside the dictionary, which is made from the same sources. */
export function toTemplatesPath(dictionaryPath: string): string {
  return join(dirname(dictionaryPath), 'handwriting.bin')
}

/** Makes the template file alone, without a dictionary, from KanjiVG and KANJIDIC2. */
export async function makeTemplates(sources: DictionarySources, path: string): Promise<void> {
  const kanji = new Set<string>()
  for await (const { literal } of sources.readKanji(new SourceTally())) kanji.add(literal)
  const drawings: KanjivgDrawing[] = []
  for await (const drawing of sources.readDrawings(new SourceTally())) drawings.push(drawing)
  writeTemplates(path, kanji, drawings)
}

/** Makes the template file beside the dictionary unless it is there, and gives its path. */
export async function ensureTemplates(): Promise<string> {
  const environmentFile = join(repositoryFolder, '.env')
  if (existsSync(environmentFile)) process.loadEnvFile(environmentFile)
  const { dataFolder, dictionaryPath, sourcesFolder } = readSettings(process.env)
  const path = toTemplatesPath(dictionaryPath)
  if (existsSync(path)) return path
  await makeTemplates(await acquireSources({ dataFolder, sourcesFolder }), path)
  return path
}
