import { create } from 'zustand'

/**
 * The list from which the learner last opened a kanji, so that its page can offer the one before
 * and the one after. It lives as long as the window.
 */
export const useKanjiList = create<{ kanjiIds: readonly string[] }>()(() => ({ kanjiIds: [] }))

/** Called when a kanji of a list is opened. */
export function rememberKanjiList(kanjiIds: readonly string[]): void {
  useKanjiList.setState({ kanjiIds })
}

export interface Neighbours {
  previous: string | undefined
  next: string | undefined
  /** From 1. */
  place: number
  count: number
}

/** The kanji beside this one; undefined when it is not in the list it would be found in. */
export function findNeighbours(
  kanjiIds: readonly string[],
  kanjiId: string,
): Neighbours | undefined {
  const index = kanjiIds.indexOf(kanjiId)
  if (index < 0) return undefined
  return {
    previous: index === 0 ? undefined : kanjiIds[index - 1],
    next: kanjiIds[index + 1],
    place: index + 1,
    count: kanjiIds.length,
  }
}
