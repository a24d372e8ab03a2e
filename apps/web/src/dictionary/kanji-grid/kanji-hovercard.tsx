import { useScrollLock } from '@kotonoha/ui-kit/hovercard/use-scroll-lock'
import { type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useShortcut } from '../../kit/keyboard-shortcuts/active-shortcuts'
import { lazyBeside } from '../../kit/late-component/lazy-beside'
import { hasAccounts } from '../../session/installation'
import { openSaveDialog, saveShortcut, toSavedKanji } from '../saved-lists/open-save-dialog'
import { findKanji } from './find-kanji'
import type { KanjiGroup } from './listed-kanji'

// The positioning is bytes that a page needs once a pointer rests on a tile.
const KanjiCard = lazyBeside(async () => (await import('./kanji-card')).KanjiCard)

/** A pointer on its way over the grid opens nothing. */
const openDelayMs = 450

/**
 * One card for the whole grid, beside the tile under the pointer or the focus: a card for each of
 * thousands of tiles would cost more than the tiles.
 */
export function KanjiHovercard({
  grid,
  groups,
}: {
  grid: RefObject<HTMLElement | null>
  groups: readonly KanjiGroup[]
}) {
  const [tile, setTile] = useState<HTMLElement>()
  const card = useRef<HTMLDivElement>(null)
  const cardId = useId()
  const kanji = findKanji(groups, tile?.dataset.kanji)
  useScrollLock(kanji !== undefined, card)
  // Of the tile under the pointer too: the card says so, and has no room for a button.
  useShortcut(hasAccounts() && kanji !== undefined ? saveShortcut : undefined, () => {
    setTile(undefined)
    if (kanji !== undefined) openSaveDialog(toSavedKanji(kanji), 'hovercard')
  })

  useEffect(() => {
    const element = grid.current
    // A finger has no hover: a tap opens the kanji's page.
    if (element === null || !window.matchMedia('(hover: hover)').matches) return
    let opening: ReturnType<typeof setTimeout> | undefined
    const hide = () => {
      clearTimeout(opening)
      setTile(undefined)
    }
    const show = (event: Event) => {
      hide()
      const target = event.target instanceof Element ? event.target : null
      const next = target?.closest<HTMLElement>('[data-kanji]')
      // Back gives the focus to the tile that was followed: whoever has no keys in use sees no card.
      if (event.type === 'focusin' && next?.matches(':focus-visible') === false) return
      if (next) opening = setTimeout(() => setTile(next), openDelayMs)
    }
    const hideOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && hide()
    element.addEventListener('pointerover', show)
    element.addEventListener('focusin', show)
    element.addEventListener('pointerleave', hide)
    element.addEventListener('focusout', hide)
    element.addEventListener('click', hide)
    document.addEventListener('keydown', hideOnEscape)
    // The page stands still while the card is open; turning the wheel closes it, so that the next
    // turn scrolls and nobody is caught.
    document.addEventListener('wheel', hide, { passive: true })
    return () => {
      hide()
      element.removeEventListener('pointerover', show)
      element.removeEventListener('focusin', show)
      element.removeEventListener('pointerleave', hide)
      element.removeEventListener('focusout', hide)
      element.removeEventListener('click', hide)
      document.removeEventListener('keydown', hideOnEscape)
      document.removeEventListener('wheel', hide)
    }
  }, [grid])

  useEffect(() => {
    if (tile === undefined) return
    tile.setAttribute('aria-describedby', cardId)
    return () => tile.removeAttribute('aria-describedby')
  }, [tile, cardId])

  if (tile === undefined || kanji === undefined) return null
  return (
    <Suspense fallback={null}>
      <KanjiCard id={cardId} card={card} tile={tile} kanji={kanji} />
    </Suspense>
  )
}
