import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { collectEarlyKeys } from '../dictionary/search/early-keys'
import { openDialog } from '../kit/dialogs/dialog-stack'
import { useShortcut, useShortcutListener } from '../kit/keyboard-shortcuts/active-shortcuts'
import type { Shortcut } from '../kit/keyboard-shortcuts/shortcut'
import { hasAccounts } from '../session/installation'
import { useArea } from './use-area'

export const openSearchShortcut: Shortcut = {
  keys: ['/'],
  label: 'Search',
  group: 'Everywhere',
}
const openSearchFromAnywhereShortcut: Shortcut = {
  keys: ['mod+k'],
  label: 'Search',
  group: 'Everywhere',
}
export const openHelpShortcut: Shortcut = {
  keys: ['?'],
  label: 'Keyboard shortcuts',
  group: 'Everywhere',
}
const goToDictionary: Shortcut = { keys: ['g', 'd'], label: 'Dictionary', group: 'Go to' }
const goToKanji: Shortcut = { keys: ['g', 'k'], label: 'Kanji', group: 'Go to' }
const goToWords: Shortcut = { keys: ['g', 'w'], label: 'Words', group: 'Go to' }
const goToLists: Shortcut = { keys: ['g', 'l'], label: 'Lists', group: 'Go to' }
const goToStudy: Shortcut = { keys: ['g', 's'], label: 'Kanji study', group: 'Go to' }
const goToHandwriting: Shortcut = { keys: ['g', 'h'], label: 'Handwriting', group: 'Go to' }

declare global {
  interface Window {
    /** From `startup.js`: what was typed since the search was asked for, before there was code to open it. */
    earlySearch?: string
  }
}

/** The shortcuts that work on every page, and the listener behind all shortcuts. */
export function GlobalShortcuts() {
  const navigate = useNavigate()
  const area = useArea()
  useShortcutListener()
  useEffect(() => {
    if (window.earlySearch === undefined) return
    openSearch('keyboard', window.earlySearch)
    delete window.earlySearch
  }, [])
  useShortcut(openSearchShortcut, () => openSearch('keyboard'))
  useShortcut(openSearchFromAnywhereShortcut, () => openSearch('keyboard'))
  useShortcut(openHelpShortcut, () => openHelp(area, 'keyboard'))
  useShortcut(goToDictionary, () => void navigate({ to: '/app/dict' }))
  useShortcut(goToKanji, () => void navigate({ to: '/app/dict/kanji' }))
  useShortcut(goToWords, () => void navigate({ to: '/app/dict/words' }))
  useShortcut(hasAccounts() ? goToLists : undefined, () => void navigate({ to: '/app/dict/lists' }))
  useShortcut(
    hasAccounts() ? goToStudy : undefined,
    () => void navigate({ to: '/app/kanji/dashboard' }),
  )
  useShortcut(goToHandwriting, () => void navigate({ to: '/app/dict/kanji-recognize/handwriting' }))
  return null
}

/** The keys of the part of the product that one is in. */
export function openHelp(area: ReturnType<typeof useArea>, source: string): void {
  openDialog({ type: `${area}-keyboard-shortcuts` }, { source, onlyOne: true })
}

/** What is typed before its field is there goes into it. */
export function openSearch(source: string, typedBefore?: string): void {
  collectEarlyKeys(typedBefore)
  openDialog({ type: 'search' }, { source, onlyOne: true })
}
