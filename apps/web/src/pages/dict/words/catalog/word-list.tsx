import { LoadMoreButton } from '@kotonoha/ui-kit/load-more-button/load-more-button'
import { useRef } from 'react'
import type { ApiOutputs } from '../../../../api/api'
import { WordRowLink } from '../../../../dictionary/links/word-row-link'
import {
  openSaveDialog,
  saveShortcut,
  toSavedWord,
} from '../../../../dictionary/saved-lists/open-save-dialog'
import { SaveRowButton } from '../../../../dictionary/saved-lists/save-row-button'
import { useShortcut } from '../../../../kit/keyboard-shortcuts/active-shortcuts'
import type { Shortcut } from '../../../../kit/keyboard-shortcuts/shortcut'
import { useNearEnd } from '../../../../kit/near-end/use-near-end'
import { hasAccounts } from '../../../../session/installation'
import { WordStudyMark } from '../../../../study-marks/study-mark'
import { moveFocus } from './move-focus'

const nextWord: Shortcut = { keys: ['j'], label: 'Next word', group: 'This page' }
const previousWord: Shortcut = { keys: ['k'], label: 'Previous word', group: 'This page' }

interface WordListProps {
  words: ApiOutputs['dict']['words']['listWords']['items']
  /** The words shown belong to the filter before; the answer to the new one is on its way. */
  isOutdated: boolean
  hasMore: boolean
  isLoadingMore: boolean
  /** Whether the next page may come by itself as the end nears, or waits for the button. */
  loadsByItself: boolean
  onLoadMore: () => void
}

/** The words of the catalog; `j` and `k` walk through them and Enter opens the one in focus. */
export function WordList(props: WordListProps) {
  const { words, isOutdated, hasMore, isLoadingMore, loadsByItself, onLoadMore } = props
  const list = useRef<HTMLUListElement>(null)
  const isWaiting = hasMore && !isLoadingMore
  const end = useNearEnd(isWaiting && loadsByItself, onLoadMore)
  useShortcut(nextWord, () => {
    const isAtEnd = list.current !== null && !moveFocus(list.current, 1)
    if (isAtEnd && isWaiting) onLoadMore()
  })
  useShortcut(previousWord, () => list.current !== null && moveFocus(list.current, -1))
  useShortcut(hasAccounts() ? saveShortcut : undefined, () => {
    const rows = [...(list.current?.children ?? [])]
    const word = words[rows.findIndex((row) => row.contains(document.activeElement))]
    if (word !== undefined) openSaveDialog(toSavedWord(word), 'keyboard')
  })
  return (
    <>
      <ul ref={list} className="word-list" aria-label="Words" data-outdated={isOutdated}>
        {words.map((word) => (
          <li key={word.spellingId} className="savable-row">
            <WordRowLink
              word={word}
              mark={<WordStudyMark word={word} />}
              to="/app/dict/words/$id/kanji"
              params={{ id: String(word.wordId) }}
            />
            <SaveRowButton item={toSavedWord(word)} />
          </li>
        ))}
      </ul>
      <div ref={end} />
      {hasMore && <LoadMoreButton isLoading={isLoadingMore} onClick={onLoadMore} />}
    </>
  )
}
