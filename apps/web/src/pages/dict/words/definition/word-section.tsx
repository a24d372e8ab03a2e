import { Link, useChildMatches } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import type { WordDefinition } from './word-definition'
import { toSectionId, type WordTabName, wordTabs } from './word-tabs'

interface WordSectionProps {
  /** Else it is there only where the address asks for it, to say that there is nothing. */
  isOffered?: boolean
  tab: WordTabName
  word: WordDefinition
  /** What stands here while another section is open; seen where there is room beside the meanings. */
  glance: ReactNode
  children: ReactNode
}

/**
 * A section of the column beside the meanings, always in its place; below a desk's width only the
 * open one is there, under the tabs. The address says which is open.
 */
export function WordSection({ isOffered = true, tab, word, glance, children }: WordSectionProps) {
  const isOpen = useOpenTab() === tab
  useBroughtIntoView(toSectionId(tab), isOpen)
  if (!isOpen && !isOffered) return null
  const { to, label } = wordTabs[tab]
  return (
    <section id={toSectionId(tab)} className="word-section" data-open={isOpen} aria-label={label}>
      <h2 className="word-section-title word-section-head">
        <Link
          to={to}
          params={{ id: String(word.wordId) }}
          search={(search) => search}
          resetScroll={false}
        >
          {label}
        </Link>
      </h2>
      <div className="word-section-body">{isOpen ? children : glance}</div>
    </section>
  )
}

/** The part that the address asks for. */
export function useOpenTab(): string | undefined {
  return useChildMatches({ select: ([match]) => match?.routeId.split('/').at(-1) })
}

/** Follows the address: a part that it comes to ask for is shown. */
export function useBroughtIntoView(id: string, isOpen: boolean): void {
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (isOpen && !wasOpen.current) bringIntoView(id)
    wasOpen.current = isOpen
  }, [isOpen, id])
}

/** What is in sight anyway stays where it is. */
function bringIntoView(id: string): void {
  const section = document.getElementById(id)
  const top = section?.getBoundingClientRect().top ?? 0
  if (top < 0 || top > window.innerHeight / 2) section?.scrollIntoView({ block: 'start' })
}
