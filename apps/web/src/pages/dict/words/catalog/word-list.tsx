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
import { ListEnd, type PagedList } from '../../../../kit/query-failure/list-end'
import { hasAccounts } from '../../../../session/installation'
import { WordStudyMark } from '../../../../study-marks/study-mark'
import { moveFocus } from './move-focus'

const nextWord: Shortcut = { keys: ['j'], label: 'Next word', group: 'This page' }
const previousWord: Shortcut = { keys: ['k'], label: 'Previous word', group: 'This page' }

interface WordListProps {
  words: ApiOutputs['dict']['words']['listWords']['items']
  /** The words shown belong to the filter before; the answer to the new one is on its way. */
  isOutdated: boolean
  list: PagedList
  isLoadingMore: boolean
  /** Whether the next page may come by itself as the end nears, or waits for the button. */
  loadsByItself: boolean
  onLoadMore: () => void
}

/** The words of the catalog; `j` and `k` walk through them and Enter opens the one in focus. */
export function WordList(props: WordListProps) {
  const { words, isOutdated, list, isLoadingMore, loadsByItself, onLoadMore } = props
  const rows = useRef<HTMLUListElement>(null)
  const isWaiting = list.hasNextPage && !isLoadingMore
  const end = useNearEnd({ isOn: isWaiting && loadsByItself, ahead: '800px' }, onLoadMore)
  useShortcut(nextWord, () => {
    const isAtEnd = rows.current !== null && !moveFocus(rows.current, 1)
    if (isAtEnd && isWaiting) onLoadMore()
  })
  useShortcut(previousWord, () => rows.current !== null && moveFocus(rows.current, -1))
  useShortcut(hasAccounts() ? saveShortcut : undefined, () => {
    const all = [...(rows.current?.children ?? [])]
    const word = words[all.findIndex((row) => row.contains(document.activeElement))]
    if (word !== undefined) openSaveDialog(toSavedWord(word), 'keyboard')
  })
  return (
    <>
      <ul ref={rows} className="word-list" aria-label="Words" data-outdated={isOutdated}>
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
      <ListEnd list={list} isLoading={isLoadingMore} onLoad={onLoadMore} />
    </>
  )
}
