import { ShortcutTooltip } from '@kotonoha/ui-kit/tooltip/shortcut-tooltip'
import BookmarkAddOutlined from '@mui/icons-material/BookmarkAddOutlined'
import IconButton from '@mui/material/IconButton'
import { useEffect } from 'react'
import { openDialog } from '../dialogs/dialog-stack'
import { useShortcut } from '../keyboard-shortcuts/active-shortcuts'
import type { Shortcut } from '../keyboard-shortcuts/shortcut'
import { hasAccounts } from '../session/installation'
import { useUser } from '../session/use-user'
import { takeToSave } from './save-after-sign-in'
import type { ThingToSave } from './saved-list'

const saveShortcut: Shortcut = { keys: ['s'], label: 'Save to a list', group: 'This page' }

/** On the page of a kanji or word: opens the choice of lists. Nothing where there are no accounts. */
export function SaveButton({ item }: { item: ThingToSave }) {
  const isPossible = hasAccounts()
  const isSignedIn = useUser().kind === 'signed-in'
  const { thing } = item
  const open = (source: string) =>
    openDialog({ type: 'save-to-list', item }, { source, onlyOne: true })
  useShortcut(isPossible ? saveShortcut : undefined, () => open('keyboard'))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing and sign-in
  useEffect(() => {
    if (isSignedIn && takeToSave(thing)) open('sign-in')
  }, [isSignedIn, thing])
  if (!isPossible) return null
  return (
    <ShortcutTooltip title={saveShortcut.label} shortcut={saveShortcut.keys}>
      <IconButton
        aria-label={saveShortcut.label}
        aria-haspopup="dialog"
        onClick={() => open('definition')}
      >
        <BookmarkAddOutlined fontSize="small" />
      </IconButton>
    </ShortcutTooltip>
  )
}
