import './search-panel.css'
import { SkeletonList } from '@kotonoha/ui-kit/skeleton-list/skeleton-list'
import { VisuallyHidden } from '@kotonoha/ui-kit/visually-hidden/visually-hidden'
import { useRouter } from '@tanstack/react-router'
import {
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { hasAccounts } from '../../session/installation'
import { moveActiveOption, toOptionId } from './active-option'
import { lateOutcome } from './late-outcome'
import { recallOpened, rememberOpened } from './opened-result'
import { findPreviewedItem } from './previewed-item'
import { rememberSearch } from './recent-searches'
import { describeResultCount } from './result-count'
import { toItemKey } from './result-groups'
import { toResultLink } from './result-link'
import { listOptions, rememberResults } from './result-options'
import type { SearchItem } from './search-answer'
import { SearchField } from './search-field'
import type { SearchKind } from './search-kind'
import { SearchKindSwitch } from './search-kind-switch'
import { useSearchResults } from './use-search-results'
import type { TypedQuery } from './use-typed-query'

export interface SearchPanelProps {
  typed: TypedQuery
  kind: SearchKind
  onKindChange: (kind: SearchKind) => void | Promise<void>
  fieldSize: 'large' | 'medium'
  /** In a dialog Enter opens the first result; on a page it keeps the search in the URL. */
  isFirstResultActive: boolean
  /** Enter in the field, with no result active. */
  onSubmit: (query: string) => void
  /** A result or a word of the sentence was opened. */
  onLeave: () => void
  isFocusedAtStart?: boolean
  /** Whether the word of the active row stands beside the results, where there is room. */
  hasPreview?: boolean
  /** Beside the field: the dialog's way out. */
  fieldEnd?: ReactNode
  /** Shown while there is no query. */
  children: ReactNode
}

/** Field, results and everything said about them: the same in the dialog and on the home page. */
export function SearchPanel({
  typed,
  kind,
  onKindChange,
  fieldSize,
  isFirstResultActive,
  onSubmit,
  onLeave,
  isFocusedAtStart = false,
  hasPreview = false,
  fieldEnd,
  children,
}: SearchPanelProps) {
  const listId = useId()
  const router = useRouter()
  const results = useSearchResults(typed.query, kind)
  const isFresh = typed.text.trim() === typed.query && !results.isOutdated

  // Words of a sentence are links in it, and no rows that the arrows move through.
  const options = kind === 'sentences' ? [] : listOptions(results)
  const list = `${kind} ${typed.query}`
  const [chosenKey, setChosenKey] = useState(() => recallOpened(router, list))
  const [pointedKey, setPointedKey] = useState<string | null>(null)
  const active = findActive({ options, chosenKey, isFirstActive: isFirstResultActive && isFresh })
  const activeKey = active === undefined ? undefined : toItemKey(active)

  // Another list begins without a choice.
  const shownList = useRef(list)
  useEffect(() => {
    if (shownList.current === list) return
    shownList.current = list
    setChosenKey(null)
    setPointedKey(null)
  }, [list])

  useEffect(() => {
    if (chosenKey === null) return
    document.getElementById(toOptionId(listId, chosenKey))?.scrollIntoView({ block: 'nearest' })
  }, [chosenKey, listId])

  useEffect(() => {
    // Who begins to type does not wait for it. Where it cannot be fetched, the first query asks again.
    lateOutcome.fetchCode().catch(() => undefined)
  }, [])

  const leave = () => {
    rememberSearch(typed.text)
    onLeave()
  }

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      if (active !== undefined && active.kind !== 'name') {
        rememberResults(active, options)
        rememberOpened(router, list, toItemKey(active))
        void router.navigate(toResultLink(active))
        leave()
        return
      }
      const query = typed.flush()
      rememberSearch(query)
      onSubmit(query)
      return
    }
    if (isSaveKey(event) && active !== undefined && active.kind !== 'name' && hasAccounts()) {
      event.preventDefault()
      void import('./save-result').then(({ saveResult }) => saveResult(active))
      return
    }
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const from = active === undefined ? null : options.indexOf(active)
    const to = moveActiveOption(from, event.key, options.length)
    if (to === undefined) return
    event.preventDefault()
    if (from === to && results.hasMore && !results.isLoadingMore) results.loadMore()
    const next = to === null ? undefined : options[to]
    setChosenKey(next === undefined ? null : toItemKey(next))
  }

  return (
    <search className="search-panel">
      <div className="search-panel-top">
        <form
          className="search-panel-field"
          action="/app/dict"
          // Without the page's code, Enter asks for the page of results; with it, the field sees to it.
          onSubmit={(event) => event.preventDefault()}
        >
          <SearchField
            typed={typed}
            size={fieldSize}
            listId={listId}
            isListShown={options.length > 0}
            activeOptionId={activeKey === undefined ? undefined : toOptionId(listId, activeKey)}
            onKeyDown={handleKeyDown}
            isFocusedAtStart={isFocusedAtStart}
          />
          {kind !== 'all' && <input type="hidden" name="kind" value={kind} />}
          {fieldEnd}
        </form>
        {typed.query !== '' && <SearchKindSwitch kind={kind} onKindChange={onKindChange} />}
      </div>
      <div className="search-panel-body">
        {typed.query === '' ? (
          children
        ) : (
          <Suspense fallback={<SkeletonList count={5} />}>
            <lateOutcome.Component
              results={results}
              query={typed.query}
              text={typed.text}
              kind={kind}
              listId={listId}
              activeKey={activeKey}
              previewed={
                hasPreview ? findPreviewedItem(results, activeKey ?? pointedKey) : undefined
              }
              onPoint={(item) => setPointedKey(toItemKey(item))}
              onTextChange={(text) => typed.setText(text, 'now')}
              onKindChange={onKindChange}
              onLeave={leave}
            />
          </Suspense>
        )}
      </div>
      <VisuallyHidden as="div" role="status">
        {isFresh ? describeResultCount(typed.query, kind, results) : ''}
      </VisuallyHidden>
    </search>
  )
}

/** Ctrl+S, or ⌘S on a Mac: letters by themselves belong to the query. */
function isSaveKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 's' && ctrlKey !== metaKey && !altKey && !shiftKey
}

function findActive({
  options,
  chosenKey,
  isFirstActive,
}: {
  options: readonly SearchItem[]
  chosenKey: string | null
  isFirstActive: boolean
}): SearchItem | undefined {
  if (chosenKey !== null) return options.find((item) => toItemKey(item) === chosenKey)
  // A word is what most people mean; the kanji above it are one key away.
  return isFirstActive ? (options.find(({ kind }) => kind === 'word') ?? options[0]) : undefined
}
