import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { acquireSources } from '../acquisition/acquire-sources'
import type { DictionarySources } from '../acquisition/dictionary-sources'
import { readSettings, repositoryFolder } from '../builder-settings'
import type { KanjivgDrawing } from '../sources/kanjivg/kanjivg-drawing'
import { SourceTally } from '../sources/source-tally'
import { buildHandwritingTemplates } from './build-handwriting-templates'

/** Writes the template file for the recogniser from KanjiVG and KANJIDIC2. */
async function writeTemplates(sources: DictionarySources, path: string): Promise<void> {
  const kanji = new Set<string>()
  for await (const { literal } of sources.readKanji(new SourceTally())) kanji.add(literal)
  const drawings: KanjivgDrawing[] = []
  for await (const drawing of sources.readDrawings(new SourceTally())) drawings.push(drawing)
  mkdirSync(dirname(path), { recursive: true })
  const temporaryPath = `${path}.building-${process.pid}`
  writeFileSync(temporaryPath, buildHandwritingTemplates(drawings, kanji))
  renameSync(temporaryPath, path)
}

/** Makes the template file beside the dictionary unless it is there, and gives its path. */
export async function ensureTemplates(): Promise<string> {
  const environmentFile = join(repositoryFolder, '.env')
  if (existsSync(environmentFile)) process.loadEnvFile(environmentFile)
  const { dataFolder, dictionaryPath, sourcesFolder } = readSettings(process.env)
  const path = join(dirname(dictionaryPath), 'handwriting.bin')
  if (existsSync(path)) return path
  await writeTemplates(await acquireSources({ dataFolder, sourcesFolder }), path)
  return path
}
