import { type FocusEvent, type KeyboardEvent, memo, useEffect, useId, useRef } from 'react'
import { findTileByKey } from '../../../../dictionary/kanji-grid/grid-navigation'
import { ComponentGlyph } from '../lookup/component-glyph'
import type { LookupComponent, NamedComponent } from '../lookup/lookup-component'

export interface ComponentPickerProps {
  components: readonly LookupComponent[]
  /** The same with all they are called, once that is known. */
  named?: readonly NamedComponent[] | undefined
  /** Characters, one after another. */
  chosen: string
  possible: ReadonlySet<string>
  onToggle: (literal: string) => void
}

/**
 * All components by their strokes. Tab enters once; arrow keys move between those that can still
 * be in the kanji, Space picks. The others fade and are passed over.
 */
export function ComponentPicker({
  components,
  named,
  chosen,
  possible,
  onToggle,
}: ComponentPickerProps) {
  const picker = useRef<HTMLDivElement>(null)
  const helpId = useId()
  const byLiteral = new Map(components.map((component) => [component.literal, component]))
  const namedByLiteral = new Map(named?.map((component) => [component.literal, component]))
  const counts = [...new Set(components.map(({ strokeCount }) => strokeCount))]

  // The place where Tab enters must be one that can be picked, and the only one: what has faded
  // comes back when a part is given up.
  useEffect(() => {
    const tiles = listEnabledTiles(picker.current)
    enterAt(picker.current, tiles.find(({ tabIndex }) => tabIndex === 0) ?? tiles[0])
  })

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const tiles = listEnabledTiles(picker.current)
    const index = tiles.findIndex((tile) => tile.matches(':focus'))
    if (index < 0) return
    const placeAt = (at: number) => {
      const tile = tiles[at]
      return tile && { left: tile.offsetLeft, top: tile.offsetTop }
    }
    const target = findTileByKey({ count: tiles.length, placeAt }, index, event.key)
    if (target === undefined) return
    event.preventDefault()
    tiles[target]?.focus()
  }

  const handleFocus = (event: FocusEvent) => {
    const tile =
      event.target instanceof Element ? event.target.closest<HTMLElement>('.component-tile') : null
    if (tile !== null) enterAt(picker.current, tile)
  }

  return (
    <section aria-label="Parts by strokes" aria-describedby={helpId}>
      <p id={helpId} hidden>
        Arrow keys move between the parts that are still possible, Space picks one.
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the tiles. */}
      <div
        ref={picker}
        className="component-picker"
        onKeyDown={handleKeyDown}
        onFocus={handleFocus}
      >
        {counts.map((strokeCount) => (
          <fieldset key={strokeCount} className="component-group">
            <legend className="component-group-count">
              {strokeCount}
              <span className="component-group-word">
                {strokeCount === 1 ? ' stroke' : ' strokes'}
              </span>
            </legend>
            {components
              .filter((component) => component.strokeCount === strokeCount)
              .map((component) => (
                <ComponentTile
                  key={component.literal}
                  component={component}
                  named={namedByLiteral.get(component.literal)}
                  variants={component.variants.flatMap((each) => byLiteral.get(each) ?? [])}
                  isChosen={chosen.includes(component.literal)}
                  isPossible={possible.has(component.literal)}
                  onToggle={onToggle}
                />
              ))}
          </fieldset>
        ))}
      </div>
    </section>
  )
}

/** Makes the tile the one that Tab goes to. */
function enterAt(picker: HTMLElement | null, tile: HTMLElement | undefined): void {
  for (const other of picker?.querySelectorAll<HTMLElement>('[tabindex="0"]') ?? []) {
    if (other !== tile) other.tabIndex = -1
  }
  if (tile !== undefined) tile.tabIndex = 0
}

function listEnabledTiles(picker: HTMLElement | null): HTMLElement[] {
  return [...(picker?.querySelectorAll<HTMLElement>('.component-tile:enabled') ?? [])]
}

const ComponentTile = memo(function ComponentTile({
  component,
  named,
  variants,
  isChosen,
  isPossible,
  onToggle,
}: {
  component: LookupComponent
  named: NamedComponent | undefined
  /** Other shapes of the same radical. */
  variants: readonly LookupComponent[]
  isChosen: boolean
  isPossible: boolean
  onToggle: (literal: string) => void
}) {
  const { literal, name, meaning } = component
  const known = [name, meaning].filter((each) => each !== null)
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-pressed={isChosen}
      // What is chosen can be given up, also when nothing fits all that is chosen.
      disabled={!isPossible && !isChosen}
      aria-label={[[literal, ...variants.map((each) => each.literal)].join(''), ...known].join(
        ', ',
      )}
      title={named && toTitle(named)}
      className="component-tile"
      onClick={() => onToggle(literal)}
    >
      <ComponentGlyph component={component} size={28} />
      {variants.length > 0 && (
        <span className="component-tile-variants" aria-hidden="true">
          {variants.map((variant) => (
            <ComponentGlyph key={variant.literal} component={variant} size={13} />
          ))}
        </span>
      )}
    </button>
  )
})

function toTitle({ names, meanings, variants }: NamedComponent): string {
  return [
    names.slice(0, 2).join('、'),
    meanings.slice(0, 2).join(', '),
    variants.length === 0 ? '' : `also ${variants.join(' ')}`,
  ]
    .filter((each) => each !== '')
    .join(' · ')
}
