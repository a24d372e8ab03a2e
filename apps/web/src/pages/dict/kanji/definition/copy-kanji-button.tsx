import { IconButton } from '@kotonoha/ui-kit/icon-button/icon-button'
import { ContentCopy as ContentCopyIcon } from '@kotonoha/ui-kit/icons/content-copy'
import { ShortcutTooltip } from '@kotonoha/ui-kit/tooltip/shortcut-tooltip'
import { useShortcut } from '../../../../kit/keyboard-shortcuts/active-shortcuts'
import type { Shortcut } from '../../../../kit/keyboard-shortcuts/shortcut'
import { showToast } from '../../../../kit/toasts/toast-queue'

const copyShortcut: Shortcut = { keys: ['c'], label: 'Copy the kanji', group: 'This page' }

export function CopyKanjiButton({ literal }: { literal: string }) {
  const copy = () => {
    // Browsers refuse the clipboard on pages without a secure connection.
    const copied = navigator.clipboard?.writeText(literal) ?? Promise.reject(new Error('refused'))
    copied.then(
      () => showToast(`Copied ${literal}`, 'success'),
      () => showToast('The browser did not allow copying', 'error'),
    )
  }
  useShortcut(copyShortcut, copy)
  return (
    <ShortcutTooltip title={copyShortcut.label} shortcut={copyShortcut.keys}>
      <IconButton aria-label={copyShortcut.label} onClick={copy}>
        <ContentCopyIcon fontSize="small" />
      </IconButton>
    </ShortcutTooltip>
  )
}
