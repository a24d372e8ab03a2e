import { IconButton } from '@kotonoha/ui-kit/icon-button/icon-button'
import { ContentCopy as ContentCopyIcon } from '@kotonoha/ui-kit/icons/content-copy'
import { ShortcutTooltip } from '@kotonoha/ui-kit/tooltip/shortcut-tooltip'
import { copyText } from '../../../../kit/copy-text/copy-text'
import { useShortcut } from '../../../../kit/keyboard-shortcuts/active-shortcuts'
import type { Shortcut } from '../../../../kit/keyboard-shortcuts/shortcut'

const copyShortcut: Shortcut = { keys: ['c'], label: 'Copy the kanji', group: 'This page' }

export function CopyKanjiButton({ literal }: { literal: string }) {
  const copy = () => void copyText(literal, `Copied ${literal}`)
  useShortcut(copyShortcut, copy)
  return (
    <ShortcutTooltip title={copyShortcut.label} shortcut={copyShortcut.keys}>
      <IconButton aria-label={copyShortcut.label} onClick={copy}>
        <ContentCopyIcon fontSize="small" />
      </IconButton>
    </ShortcutTooltip>
  )
}
