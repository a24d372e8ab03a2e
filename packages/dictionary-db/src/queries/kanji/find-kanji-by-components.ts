import type { KanjiSummary } from '../../entities/kanji-summary'
import type { Dictionary } from '../../open-dictionary'
import { parseCursor, toCursor } from '../page-cursor'
import { getComponentIndex } from './component-index'
import { listKanjiSummaries } from './list-kanji-summaries'

export interface ComponentFilter {
  components: readonly string[]
  limit: number
  cursor?: string | null | undefined
}

export interface KanjiByComponents {
  items: (KanjiSummary & { remainingStrokes: number })[]
  nextCursor: string | null
  total: number
  /** Components that can still be chosen, those chosen included. */
  possible: string[]
}

const cursorList = 'components'

/** The kanji that show all components: those with the fewest strokes besides first. */
export function findKanjiByComponents(
  dictionary: Dictionary,
  filter: ComponentFilter,
): KanjiByComponents {
  const { kanji, components } = getComponentIndex(dictionary)
  const after = filter.cursor == null ? -1 : parseCursor(cursorList, filter.cursor)
  const chosen = [...new Set(filter.components)]
  if (chosen.length === 0) {
    return { items: [], nextCursor: null, total: 0, possible: [...components.keys()] }
  }
  // How many of the chosen components each kanji shows.
  const shown = new Uint8Array(kanji.length)
  let chosenStrokes = 0
  for (const each of chosen) {
    const component = components.get(each)
    chosenStrokes += component?.strokeCount ?? 0
    for (const number of component?.kanji ?? []) shown[number] = (shown[number] ?? 0) + 1
  }
  // Parts may share strokes or be drawn shorter in the whole, so there can be too few.
  const remainingOf = (number: number) =>
    Math.max(0, (kanji[number]?.strokeCount ?? 0) - chosenStrokes)
  const found = Array.from(shown.keys()).filter((number) => shown[number] === chosen.length)
  found.sort((a, b) => remainingOf(a) - remainingOf(b) || a - b)

  const first = after + 1
  const page = found.slice(first, first + filter.limit)
  const last = first + page.length - 1
  const summaries = listKanjiSummaries(
    dictionary,
    page.map((number) => kanji[number]?.literal ?? ''),
  )
  return {
    items: summaries.map((summary) => ({
      ...summary,
      remainingStrokes: Math.max(0, summary.strokeCount - chosenStrokes),
    })),
    nextCursor: last + 1 < found.length && page.length > 0 ? toCursor(cursorList, last) : null,
    total: found.length,
    possible: [...components]
      .filter(([, each]) => each.kanji.some((number) => shown[number] === chosen.length))
      .map(([literal]) => literal),
  }
}
