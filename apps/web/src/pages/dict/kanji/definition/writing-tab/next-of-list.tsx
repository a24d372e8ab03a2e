import { findNeighbours, useKanjiList } from '../../../../../dictionary/kanji-list/kanji-list-store'
import { TextLink } from '../../../../../kit/links/button-links'

/** On to the next kanji of the list that this one was opened from, to write that one. */
export function NextOfList({ kanjiId }: { kanjiId: string }) {
  const next = useKanjiList(({ kanjiIds }) => findNeighbours(kanjiIds, kanjiId)?.next)
  if (next === undefined) return null
  return (
    <TextLink
      to="/app/dict/kanji/$id/writing"
      params={{ id: next }}
      // One step in the history for the whole walk, and the square stays where the hand is.
      replace
      resetScroll={false}
    >
      Next:&nbsp;<span lang="ja">{next}</span>
    </TextLink>
  )
}
