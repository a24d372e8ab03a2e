import { useCallback, useEffect, useRef, useState } from 'react'
import { lookupPartOfComposition } from './query-text'

/** Long enough to skip the letters in the middle of a word, short enough not to be felt. */
export const typingPauseMs = 120

export interface TypedQuery {
  /** Exactly what stands in the field. */
  text: string
  /** What is looked up: the text once typing paused, without letters still being composed. */
  query: string
  /** Replaces the text. With `now` it is looked up at once (a chip, a link, a recent search). */
  setText: (text: string, when?: 'paused' | 'now') => void
  /** Ends the pause at once; returns what is looked up then. */
  flush: () => string
  handleCompositionStart: () => void
  handleCompositionEnd: (text: string) => void
}

/** The text of a search field and the query that follows it. */
export function useTypedQuery(initialText: string): TypedQuery {
  const [text, setShownText] = useState(initialText)
  const [query, setQuery] = useState(initialText.trim())
  const latest = useRef({ text: initialText, isComposing: false })
  const pause = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  useEffect(() => () => clearTimeout(pause.current), [])

  const flush = useCallback(() => {
    clearTimeout(pause.current)
    const { text: current, isComposing } = latest.current
    const next = (isComposing ? lookupPartOfComposition(current) : current).trim()
    setQuery(next)
    return next
  }, [])

  const setText = useCallback(
    (next: string, when: 'paused' | 'now' = 'paused') => {
      latest.current.text = next
      setShownText(next)
      clearTimeout(pause.current)
      // An emptied field shows what stands there without a query: nothing to wait for.
      if (when === 'now' || next.trim() === '') flush()
      else pause.current = setTimeout(flush, typingPauseMs)
    },
    [flush],
  )

  const handleCompositionStart = useCallback(() => {
    latest.current.isComposing = true
  }, [])
  const handleCompositionEnd = useCallback(
    (finished: string) => {
      latest.current.isComposing = false
      setText(finished)
    },
    [setText],
  )

  return { text, query, setText, flush, handleCompositionStart, handleCompositionEnd }
}
