import type { SourceTally } from '../source-tally'
import { readText } from '../text/read-text'
import { openXmlRecords } from '../xml/open-records'
import { findChild } from '../xml/xml-element'
import type { KanjidicCharacter } from './kanjidic-character'
import { parseKanjidicCharacter } from './parse-kanjidic-character'

/** The characters of KANJIDIC2. */
export async function* readKanjidic(
  file: string,
  tally: SourceTally,
): AsyncGenerator<KanjidicCharacter> {
  const { records } = await openXmlRecords(file, readText(file), 'kanjidic2')
  const seen = new Set<string>()
  for await (const { element, fault } of records) {
    if (element.name === 'header') continue
    if (element.name !== 'character') throw fault(`<${element.name}> where a <character> belongs`)
    const character = parseKanjidicCharacter(element)
    if ('problem' in character) {
      tally.countSkipped(character.problem)
      continue
    }
    if (seen.has(character.literal)) throw fault(`${character.literal} is there twice`)
    seen.add(character.literal)
    tally.countRead()
    yield character
  }
}

/** Version and ISO date that the file states in its header. */
export async function findKanjidicVersion(
  file: string,
): Promise<{ version: string | null; date: string | null }> {
  const { records } = await openXmlRecords(file, readText(file), 'kanjidic2')
  for await (const { element } of records) {
    if (element.name !== 'header') break
    return {
      version: findChild(element, 'database_version')?.text ?? null,
      date: findChild(element, 'date_of_creation')?.text ?? null,
    }
  }
  return { version: null, date: null }
}
