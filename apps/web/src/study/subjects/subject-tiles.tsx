import { useRouter } from '@tanstack/react-router'
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useId, useRef } from 'react'
import { findTileByKey } from '../../dictionary/kanji-grid/grid-navigation'
import type { StudySubject } from './study-subject'
import { toSubjectLink } from './subject-link'
import { SubjectTile } from './subject-tile'

export interface SubjectGroup {
  key: string
  /** Undefined for tiles without a heading of their own. */
  heading: string | undefined
  subjects: readonly StudySubject[]
}

interface SubjectTilesProps {
  /** Names the tiles of a group without a heading. */
  label: string
  groups: readonly SubjectGroup[]
  now: Date
  /** Those of the filter before, while the next are loaded. */
  isOutdated?: boolean
}

/** Tiles in groups. Tab enters them once; the arrow keys move among them and Enter opens one. */
export function SubjectTiles({ label, groups, now, isOutdated = false }: SubjectTilesProps) {
  const grid = useRef<HTMLDivElement>(null)
  const router = useRouter()
  const headingId = useId()

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const tiles = listTiles(grid.current)
    const index = tiles.findIndex((tile) => tile.matches(':focus'))
    if (index < 0) return
    const places = { count: tiles.length, placeAt: (at: number) => toPlace(tiles[at]) }
    const target = findTileByKey(places, index, event.key)
    if (target === undefined) return
    event.preventDefault()
    tiles[target]?.focus()
  }

  // Done on the elements: a state would draw thousands of tiles anew for each step.
  const handleFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target.dataset.subject === undefined) return
    for (const tile of listTiles(grid.current)) tile.tabIndex = tile === target ? 0 : -1
  }

  const handleClick = (event: MouseEvent) => {
    // A click with a key, or another button, asks the browser for a new tab.
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (event.button !== 0 || !isPlain || !(event.target instanceof Element)) return
    const id = event.target.closest<HTMLElement>('[data-subject]')?.dataset.subject
    const subject = groups
      .flatMap((group) => group.subjects)
      .find((each) => String(each.subjectId) === id)
    if (subject === undefined) return
    event.preventDefault()
    void router.navigate(toSubjectLink(subject))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the tiles inside.
    <div
      ref={grid}
      className="subject-groups"
      data-outdated={isOutdated}
      onKeyDown={handleKeyDown}
      onFocus={handleFocus}
      onClick={handleClick}
    >
      {groups.map(({ key, heading, subjects }, groupIndex) => (
        <section
          key={key}
          {...(heading === undefined
            ? { 'aria-label': label }
            : { 'aria-labelledby': `${headingId}-${key}` })}
        >
          {heading !== undefined && (
            <h2 id={`${headingId}-${key}`} className="subject-group-heading">
              {heading}
            </h2>
          )}
          <ul
            className={
              subjects[0]?.kind === 'word' ? 'subject-tiles subject-tiles-wide' : 'subject-tiles'
            }
          >
            {subjects.map((subject, index) => (
              <li key={subject.subjectId} className="subject-tiles-cell">
                <SubjectTile
                  subject={subject}
                  now={now}
                  isEntry={groupIndex === 0 && index === 0}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function listTiles(grid: HTMLElement | null): HTMLElement[] {
  return [...(grid?.querySelectorAll<HTMLElement>('[data-subject]') ?? [])]
}

/** Measured on the cells: they are laid out even where their contents are not drawn yet. */
function toPlace(tile: HTMLElement | undefined) {
  const cell = tile?.parentElement
  return cell ? { left: cell.offsetLeft, top: cell.offsetTop } : undefined
}
