import { linkOptions, useRouter } from '@tanstack/react-router'
import { type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react'

/** As long as the router's links wait before they preload. */
const preloadDelayMs = 50

/** The tile that an event happened in; the grid's handlers serve all tiles. */
export function findTile(event: SyntheticEvent): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>('[data-kanji]') : null
}

export function toTileHref(kanjiId: string): string {
  return `/app/dict/kanji/${encodeURIComponent(kanjiId)}/words`
}

/**
 * What the router's links do, done once for the whole grid: ten thousand links that each follow
 * the router's state took seconds to draw, plain ones a fraction of that.
 */
export function useTileLinks(onOpen: () => void) {
  const router = useRouter()
  const preloading = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(preloading.current), [])

  const toLink = (kanjiId: string) =>
    linkOptions({ to: '/app/dict/kanji/$id/words', params: { id: kanjiId } })

  return {
    handleClick: (event: MouseEvent) => {
      // A click with a key, or another button, asks the browser for a new tab.
      if (event.button !== 0 || isWithKey(event)) return
      const kanjiId = findTile(event)?.dataset.kanji
      if (kanjiId === undefined) return
      event.preventDefault()
      onOpen()
      void router.navigate(toLink(kanjiId))
    },
    handleIntent: (event: SyntheticEvent) => {
      clearTimeout(preloading.current)
      const kanjiId = findTile(event)?.dataset.kanji
      if (kanjiId === undefined) return
      const preload = () => {
        // What cannot be preloaded is loaded, and complained about, when it is opened.
        router.preloadRoute(toLink(kanjiId)).catch(() => {})
      }
      // A finger is there for some 80 ms before it is a click, and the router's links do not wait for it.
      if (isTouch(event)) preload()
      else preloading.current = setTimeout(preload, preloadDelayMs)
    },
  }
}

function isWithKey(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}

function isTouch({ nativeEvent }: SyntheticEvent): boolean {
  return nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch'
}
