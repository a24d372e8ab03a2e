import './definition-tabs.css'
import { createLink } from '@tanstack/react-router'
import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react'
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
export function DefinitionTabs({ label, children }: DefinitionTabsProps) {
  const strip = useRef<HTMLElement>(null)
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
