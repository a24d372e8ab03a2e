import './definition-tabs.css'
import { createLink, useLocation } from '@tanstack/react-router'
import {
  type ComponentPropsWithRef,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react'
import { useShortcut } from '../keyboard-shortcuts/active-shortcuts'
import type { Shortcut } from '../keyboard-shortcuts/shortcut'

const previousTab: Shortcut = { keys: ['['], label: 'Previous tab', group: 'This page' }
const nextTab: Shortcut = { keys: [']'], label: 'Next tab', group: 'This page' }

export interface DefinitionTabsProps {
  /** Names the strip for screen readers: "Details of 食". */
  label: string
  /** One `DefinitionTab` each. */
  children: ReactNode
}

/**
 * The strip of tabs below a definition, with `[` and `]`. Each tab has a URL of its own, so these
 * are links in a navigation and not ARIA tabs: they open in a new window, and Back returns to the
 * tab before.
 */
export function DefinitionTabs(props: DefinitionTabsProps) {
  return <TabStrip {...props} strip={useRef<HTMLElement>(null)} />
}

/** The same for more tabs than fit on a phone: the open one is brought into view. */
export function ScrollingTabs(props: DefinitionTabsProps) {
  const strip = useRef<HTMLElement>(null)
  const pathname = useLocation({ select: (location) => location.pathname })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each tab has an address of its own.
  useEffect(() => {
    const open = strip.current?.querySelector('.definition-tab[aria-current="page"]')
    open?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [pathname])
  return <TabStrip {...props} strip={strip} />
}

interface TabStripProps extends DefinitionTabsProps {
  strip: RefObject<HTMLElement | null>
}

function TabStrip({ label, children, strip }: TabStripProps) {
  useShortcut(previousTab, () => strip.current && openNeighbourTab(strip.current, -1))
  useShortcut(nextTab, () => strip.current && openNeighbourTab(strip.current, 1))
  return (
    <nav ref={strip} aria-label={label} className="definition-tabs">
      {children}
    </nav>
  )
}

/**
 * One tab; the router marks the open one with `aria-current="page"`. Choosing a tab keeps the
 * place on the page and, with `search`, what the URL carried.
 */
export const DefinitionTab = createLink(TabAnchor)

function TabAnchor(props: ComponentPropsWithRef<'a'>) {
  return <a {...props} className="definition-tab" />
}

/** Follows the tab before (-1) or after (1) the open one, round the ends. */
export function openNeighbourTab(strip: HTMLElement, offset: 1 | -1): void {
  const tabs = [...strip.querySelectorAll<HTMLAnchorElement>('.definition-tab')]
  const open = tabs.findIndex((tab) => tab.getAttribute('aria-current') === 'page')
  tabs[(Math.max(open, 0) + offset + tabs.length) % tabs.length]?.click()
}
