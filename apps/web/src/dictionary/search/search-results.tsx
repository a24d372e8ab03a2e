import './search-results.css'
import { type ComponentType, lazy, type ReactNode, Suspense, useId } from 'react'
import { hasAccounts } from '../../session/installation'
import { WordStudyMark } from '../../study-marks/study-mark'
import { KanjiTileLink } from '../links/kanji-tile-link'
import { WordRowLink } from '../links/word-row-link'
import { toOptionId } from './active-option'
import { arrangeResults } from './arrange-results'
import { describeMatch } from './match-reason'
import { MatchedGlosses } from './matched-glosses'
import { toItemKey } from './result-groups'
import { toResultLink } from './result-link'
import { listOptions, rememberResults } from './result-options'
import type { KanjiItem, SearchItem, WordItem } from './search-answer'
import type { SearchResults } from './use-search-results'

// Not on a first visit, and the results do without it where it cannot be fetched.
const SaveResultButton = lazy(
  async (): Promise<{ default: ComponentType<{ word: WordItem }> }> => ({
    default: await import('./save-result').then(
      (module) => module.SaveResultButton,
      () => () => null,
    ),
  }),
)

export interface SearchResultListProps {
  results: Pick<
    SearchResults,
    'kanji' | 'groups' | 'isKanjiAskedFor' | 'understanding' | 'isOutdated'
  >
  listId: string
  activeKey: string | undefined
  onOpen: (item: SearchItem) => void
  /** The pointer came to an item. */
  onPoint: (item: SearchItem) => void
}

/**
 * The list of the combobox. Each option is a link as well, so that it opens in a new tab, though
 * the focus stays in the field.
 */
export function SearchResultList({
  results,
  listId,
  activeKey,
  onOpen,
  onPoint,
}: SearchResultListProps) {
  const { understanding, isOutdated } = results
  const handleOpen = (item: SearchItem) => {
    rememberResults(item, listOptions(results))
    onOpen(item)
  }
  const option = { listId, activeKey, onOpen: handleOpen, onPoint }
  return (
    <div
      id={listId}
      role="listbox"
      aria-label="Search results"
      className={isOutdated ? 'search-results search-results-outdated' : 'search-results'}
    >
      {arrangeResults(results).map((group) => (
        <ResultSection key={group.key} heading={group.heading}>
          {group.parts.map((part, index) =>
            part.kind === 'kanji' ? (
              <KanjiOptions
                key={index}
                kanji={part.items}
                areAlone={group.parts.length === 1}
                {...option}
              />
            ) : (
              part.items.map((item) => (
                <WordOption
                  key={item.spellingId}
                  word={item}
                  understanding={understanding}
                  {...option}
                />
              ))
            ),
          )}
        </ResultSection>
      ))}
    </div>
  )
}

interface WordOptionProps extends OptionContext {
  word: WordItem
  understanding: SearchResults['understanding']
}

function WordOption({ word, understanding, ...option }: WordOptionProps) {
  return (
    <div role="presentation" className="search-result-word">
      <WordRowLink
        {...toResultLink(word)}
        {...toOptionProps(word, option)}
        word={word}
        glosses={<MatchedGlosses item={word} />}
        mark={<WordStudyMark word={word} />}
        note={understanding && describeMatch(word, understanding)}
      />
      {hasAccounts() && (
        <span className="search-result-save">
          <Suspense fallback={null}>
            <SaveResultButton word={word} />
          </Suspense>
        </span>
      )}
    </div>
  )
}

interface OptionContext {
  listId: string
  activeKey: string | undefined
  onOpen: (item: SearchItem) => void
  onPoint: (item: SearchItem) => void
}

function toOptionProps(item: SearchItem, { listId, activeKey, onOpen, onPoint }: OptionContext) {
  const key = toItemKey(item)
  return {
    id: toOptionId(listId, key),
    role: 'option',
    tabIndex: -1,
    'aria-selected': key === activeKey,
    onClick: () => onOpen(item),
    onPointerEnter: () => onPoint(item),
  }
}

interface KanjiOptionsProps extends OptionContext {
  kanji: KanjiItem[]
  /** No words stand beside them. */
  areAlone: boolean
}

function KanjiOptions({ kanji, areAlone, ...option }: KanjiOptionsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place among options.
    <div
      role="group"
      aria-label="Kanji"
      // What a finger pushes on, arrow keys have to reach in each browser.
      tabIndex={areAlone ? undefined : 0}
      className={
        areAlone ? 'search-results-kanji search-results-kanji-alone' : 'search-results-kanji'
      }
    >
      {kanji.map((item) => (
        <KanjiTileLink
          key={item.kanjiId}
          {...toResultLink(item)}
          {...toOptionProps(item, option)}
          literal={item.literal}
          meaning={item.meanings[0]}
          size="small"
        />
      ))}
    </div>
  )
}

function ResultSection({
  heading,
  children,
}: {
  heading: string | undefined
  children: ReactNode
}) {
  const headingId = useId()
  if (heading === undefined) return <div role="presentation">{children}</div>
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place among options.
    <div role="group" aria-labelledby={headingId}>
      <div role="presentation" id={headingId} className="search-results-heading">
        {heading}
      </div>
      {children}
    </div>
  )
}
