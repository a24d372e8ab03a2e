import type { KanjiFacts } from '../drafts/kanji-facts'
import type { Coverage } from '../report/build-report'
import type { WordsRead } from './words/read-words'

interface SenseCounts {
  senses: number
  sensesWithExamples: number
  references: { resolved: number; unresolved: number }
}

/** How many of those that matter have each feature. */
export function measureCoverage(
  kanji: readonly KanjiFacts[],
  { catalog, furigana }: WordsRead,
  { senses, sensesWithExamples, references }: SenseCounts,
): Coverage[] {
  const common = catalog.filter((word) => word.isCommon)
  const joyo = kanji.filter(({ grade }) => grade !== null && grade <= 8)
  const of = <Item>(
    feature: string,
    items: readonly Item[],
    has: (item: Item) => boolean,
  ): Coverage => ({ feature, covered: items.filter(has).length, of: items.length })

  const aligned = (furigana.get('dictionary') ?? 0) + (furigana.get('aligned') ?? 0)
  return [
    {
      feature: 'furigana of common headwords with kanji',
      covered: aligned,
      of: aligned + (furigana.get('whole') ?? 0),
    },
    of('pitch accent of common words', common, ({ spellings }) =>
      spellings.some(({ pitch }) => pitch !== null),
    ),
    of('JLPT level of words', catalog, ({ jlpt }) => jlpt !== null),
    of('JLPT level of jōyō kanji', joyo, ({ jlpt }) => jlpt !== null),
    of('frequency rank of common words', common, ({ frequencyRank }) => frequencyRank !== null),
    of('strokes of jōyō kanji', joyo, ({ isDrawn }) => isDrawn),
    of('strokes of all kanji', kanji, ({ isDrawn }) => isDrawn),
    { feature: 'examples of senses', covered: sensesWithExamples, of: senses },
    {
      feature: 'cross references that lead to one word',
      covered: references.resolved,
      of: references.resolved + references.unresolved,
    },
  ]
}
