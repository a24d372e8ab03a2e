import type { SearchKanji } from '@kotonoha/dictionary-db/search-index/search-document'
import type { KanjiDraft } from '../../drafts/kanji-draft'
import { listElements } from './component-tree'
import type { KangxiRadicals } from './kangxi-radicals'

/** Kanji as search keeps them, one at a time. */
export function* listSearchKanji(
  kanji: Iterable<KanjiDraft>,
  radicals: KangxiRadicals,
): Generator<SearchKanji> {
  for (const { literal, source, meanings, jlpt, drawing, components } of kanji) {
    const parts = new Set([...components, radicals.get(source.radical).literal])
    if (drawing?.tree != null) for (const element of listElements(drawing.tree)) parts.add(element)
    yield {
      literal,
      onReadings: source.readings.filter(({ kind }) => kind === 'on').map(({ raw }) => raw),
      kunReadings: source.readings.filter(({ kind }) => kind === 'kun').map(({ raw }) => raw),
      nameReadings: source.nanori,
      meanings,
      strokeCount: source.strokeCount,
      grade: source.grade,
      jlpt,
      frequencyRank: source.frequencyRank,
      // The right code before the ones that are common mistakes.
      skipCodes: [...source.skip]
        .sort((a, b) => Number(a.misclassification !== null) - Number(b.misclassification !== null))
        .map(({ code }) => code),
      radicalNumber: source.radical,
      components: [...parts],
    }
  }
}
