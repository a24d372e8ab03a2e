import './kanji-grid.css'
import { KanjiTile } from '@kotonoha/japanese-ui/kanji-tile/kanji-tile'
import { type FocusEvent, type KeyboardEvent, memo, useId, useRef } from 'react'
import { hasAccounts } from '../../session/installation'
import { useUser } from '../../session/use-user'
import { KanjiStudyMark } from '../../study-marks/study-mark'
import { rememberKanjiList } from '../kanji-list/kanji-list-store'
import { openSaveDialog, toSavedKanji } from '../saved-lists/open-save-dialog'
import { findKanji } from './find-kanji'
import { findTileByKey } from './grid-navigation'
import { KanjiHovercard } from './kanji-hovercard'
import type { KanjiGroup, ListedKanji } from './listed-kanji'
import { findTile, toTileHref, useTileLinks } from './use-tile-links'

/**
 * The tiles under their headings. Tab enters the grid once; inside it the arrow keys move, and
 * Enter opens, since a tile is a link.
 */
export function KanjiGrid({
  groups,
  isOutdated,
}: {
  groups: readonly KanjiGroup[]
  isOutdated: boolean
}) {
  const grid = useRef<HTMLDivElement>(null)
  const helpId = useId()
  // Asked once: a visitor has ten thousand tiles and a state of none.
  const hasMarks = useUser().kind === 'signed-in'
  const links = useTileLinks(() =>
    rememberKanjiList(groups.flatMap((group) => group.kanji.map((each) => each.kanjiId))),
  )

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const tiles = listTiles(grid.current)
    const index = tiles.findIndex((tile) => tile.matches(':focus'))
    if (index < 0) return
    const kanjiId = tiles[index]?.dataset.kanji
    if (hasAccounts() && event.key.toLowerCase() === 's') {
      const kanji = findKanji(groups, kanjiId)
      event.preventDefault()
      if (kanji !== undefined) openSaveDialog(toSavedKanji(kanji), 'keyboard')
      return
    }
    const target = findTileByKey(
      { count: tiles.length, placeAt: (at) => toPlace(tiles[at]) },
      index,
      event.key,
    )
    if (target === undefined) return
    event.preventDefault()
    tiles[target]?.focus()
  }

  // Done on the elements: a state would draw thousands of tiles anew for each step.
  const handleFocus = (event: FocusEvent<HTMLDivElement>) => {
    links.handleIntent(event)
    const tile = findTile(event)
    if (tile === null) return
    for (const entry of grid.current?.querySelectorAll<HTMLElement>('[data-kanji][tabindex="0"]') ??
      []) {
      entry.tabIndex = -1
    }
    tile.tabIndex = 0
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the tiles inside.
    <div
      ref={grid}
      className={isOutdated ? 'kanji-groups kanji-groups-outdated' : 'kanji-groups'}
      onKeyDown={handleKeyDown}
      onFocus={handleFocus}
      onClick={links.handleClick}
      onPointerOver={links.handleIntent}
    >
      <p id={helpId} hidden>
        Arrow keys move between kanji, Enter opens one
        {hasAccounts() && ', S saves it to a list'}.
      </p>
      {groups.map((group, index) => (
        <KanjiSection
          key={group.key}
          group={group}
          helpId={helpId}
          isFirst={index === 0}
          hasMarks={hasMarks}
        />
      ))}
      <KanjiHovercard grid={grid} groups={groups} />
    </div>
  )
}

const KanjiSection = memo(function KanjiSection({
  group,
  helpId,
  isFirst,
  hasMarks,
}: {
  group: KanjiGroup
  helpId: string
  isFirst: boolean
  hasMarks: boolean
}) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="kanji-group-heading">
        {group.heading}
      </h2>
      <ul className="kanji-grid" aria-describedby={helpId}>
        {group.kanji.map((kanji, index) => (
          <KanjiCell
            key={kanji.kanjiId}
            kanji={kanji}
            isEntry={isFirst && index === 0}
            hasMark={hasMarks}
          />
        ))}
      </ul>
    </section>
  )
})

/** Not drawn again when more of its group is loaded: the last group has ten thousand kanji. */
const KanjiCell = memo(function KanjiCell({
  kanji,
  isEntry,
  hasMark,
}: {
  kanji: ListedKanji
  /** Where Tab enters the grid. */
  isEntry: boolean
  hasMark: boolean
}) {
  return (
    <li className="kanji-grid-cell">
      <KanjiTile
        href={toTileHref(kanji.kanjiId)}
        data-kanji={kanji.kanjiId}
        tabIndex={isEntry ? 0 : -1}
        literal={kanji.literal}
        meaning={kanji.meanings[0]}
        mark={hasMark && <KanjiStudyMark kanjiId={kanji.kanjiId} />}
      />
    </li>
  )
})

function listTiles(grid: HTMLElement | null): HTMLElement[] {
  return [...(grid?.querySelectorAll<HTMLElement>('[data-kanji]') ?? [])]
}

/** Measured on the cells: they are laid out even where their contents are not drawn yet. */
function toPlace(tile: HTMLElement | undefined) {
  const cell = tile?.parentElement
  return cell ? { left: cell.offsetLeft, top: cell.offsetTop } : undefined
}
