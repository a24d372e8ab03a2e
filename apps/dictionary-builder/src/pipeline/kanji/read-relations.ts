import type { DictionarySources } from '../../acquisition/dictionary-sources'
import type { KanjiDraft } from '../../drafts/kanji-draft'
import type { KanjiNeighbours, KanjiVariants } from '../../sources/kanjium/kanjium-rows'
import type { Reading } from '../reading'
import { KangxiRadicals } from './kangxi-radicals'
import { PhoneticFinder } from './phonetic-component'

/** What the smaller lists say about kanji and their parts. */
export interface KanjiRelations {
  radicals: KangxiRadicals
  phoneticFinder: PhoneticFinder
  confusable: Map<string, KanjiNeighbours>
  antonyms: Map<string, KanjiNeighbours>
  variants: Map<string, KanjiVariants>
  /** Stroke counts of visible components. */
  componentStrokes: Map<string, number>
}

export async function readRelations(
  sources: DictionarySources,
  reading: Reading,
  kanji: ReadonlyMap<string, KanjiDraft>,
): Promise<KanjiRelations> {
  const relations: KanjiRelations = {
    radicals: new KangxiRadicals(),
    phoneticFinder: new PhoneticFinder(kanji),
    confusable: new Map(),
    antonyms: new Map(),
    variants: new Map(),
    componentStrokes: new Map(),
  }
  for await (const row of reading.each('radicals', sources.readRadicals, 300)) {
    relations.radicals.add(row)
  }
  for await (const row of reading.each('phonetic components', sources.readPhonetics, 200)) {
    relations.phoneticFinder.add(row)
  }
  for await (const row of reading.each('look-alikes', sources.readLookalikes, 300)) {
    relations.confusable.set(row.kanji, row)
  }
  for await (const row of reading.each('antonyms', sources.readAntonyms, 521)) {
    relations.antonyms.set(row.kanji, row)
  }
  for await (const row of reading.each('variants', sources.readVariants, 3000)) {
    relations.variants.set(row.kanji, row)
  }
  for await (const row of reading.each('component strokes', sources.readRadk, 253)) {
    relations.componentStrokes.set(row.component, row.strokeCount)
  }
  return relations
}
