import { IconButton } from '@kotonoha/ui-kit/icon-button/icon-button'
import { BookmarkAddOutlined } from '@kotonoha/ui-kit/icons/bookmark-add-outlined'
import { ShortcutTooltip } from '@kotonoha/ui-kit/tooltip/shortcut-tooltip'
import { useEffect } from 'react'
import { useShortcut } from '../../kit/keyboard-shortcuts/active-shortcuts'
import { hasAccounts } from '../../session/installation'
import { useUser } from '../../session/use-user'
import { openSaveDialog, saveShortcut } from './open-save-dialog'
import { takeToSave } from './save-after-sign-in'
import type { ThingToSave } from './saved-list'

/** On the page of a kanji or word: opens the choice of lists. Nothing where there are no accounts. */
export function SaveButton({ item }: { item: ThingToSave }) {
  const isPossible = hasAccounts()
  const isSignedIn = useUser().kind === 'signed-in'
  const { thing } = item
  useShortcut(isPossible ? saveShortcut : undefined, () => openSaveDialog(item, 'keyboard'))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing and sign-in
  useEffect(() => {
    if (isSignedIn && takeToSave(thing)) openSaveDialog(item, 'sign-in')
  }, [isSignedIn, thing])
  if (!isPossible) return null
  return (
    <ShortcutTooltip title={saveShortcut.label} shortcut={saveShortcut.keys}>
      <IconButton
        aria-label={saveShortcut.label}
        aria-haspopup="dialog"
        onClick={() => openSaveDialog(item, 'definition')}
      >
        <BookmarkAddOutlined fontSize="small" />
      </IconButton>
    </ShortcutTooltip>
  )
}
