import { IconButton } from '@kotonoha/ui-kit/icon-button/icon-button'
import { DeleteOutlined as ClearIcon } from '@kotonoha/ui-kit/icons/delete-outlined'
import { ReplayOutlined as ReplayIcon } from '@kotonoha/ui-kit/icons/replay-outlined'
import { Undo as UndoIcon } from '@kotonoha/ui-kit/icons/undo'
import { SvgIcon } from '@kotonoha/ui-kit/svg-icon/svg-icon'
import { ToggleButton } from '@kotonoha/ui-kit/toggle-button/toggle-button'
import { ShortcutTooltip } from '@kotonoha/ui-kit/tooltip/shortcut-tooltip'
import { memo } from 'react'
import { useShortcut } from '../../../../kit/keyboard-shortcuts/active-shortcuts'
import type { Shortcut } from '../../../../kit/keyboard-shortcuts/shortcut'

const undoShortcut: Shortcut = { keys: ['u'], label: 'Undo', group: 'This page' }
const eraseShortcut: Shortcut = { keys: ['e'], label: 'Erase strokes', group: 'This page' }
const clearShortcut: Shortcut = { keys: ['x'], label: 'Clear the pad', group: 'This page' }
const replayShortcut: Shortcut = { keys: ['r'], label: 'Replay the drawing', group: 'This page' }

export interface PadToolsProps {
  canUndo: boolean
  isEmpty: boolean
  isErasing: boolean
  onUndo: () => void
  onClear: () => void
  onErasingChange: (isErasing: boolean) => void
  onReplay: () => void
}

/** Not drawn anew by every stroke: what follows a stroke must come at once. */
export const PadTools = memo(function PadTools(props: PadToolsProps) {
  const { canUndo, isEmpty, isErasing, onUndo, onClear, onErasingChange, onReplay } = props
  useShortcut(undoShortcut, onUndo)
  useShortcut(isEmpty ? undefined : eraseShortcut, () => onErasingChange(!isErasing))
  useShortcut(clearShortcut, onClear)
  useShortcut(replayShortcut, onReplay)
  return (
    <div role="toolbar" aria-label="Drawing" className="pad-tools">
      <ShortcutTooltip title="Undo" shortcut={undoShortcut.keys}>
        <IconButton aria-label="Undo" disabled={!canUndo} onClick={onUndo}>
          <UndoIcon />
        </IconButton>
      </ShortcutTooltip>
      <ShortcutTooltip title="Erase a stroke by touching it" shortcut={eraseShortcut.keys}>
        <ToggleButton
          aria-label="Erase strokes"
          isPressed={isErasing}
          disabled={isEmpty}
          onClick={() => onErasingChange(!isErasing)}
        >
          <EraserIcon />
        </ToggleButton>
      </ShortcutTooltip>
      <ShortcutTooltip title="Replay" shortcut={replayShortcut.keys}>
        <IconButton aria-label="Replay the drawing" disabled={isEmpty} onClick={onReplay}>
          <ReplayIcon />
        </IconButton>
      </ShortcutTooltip>
      <ShortcutTooltip title="Clear" shortcut={clearShortcut.keys}>
        <IconButton aria-label="Clear the pad" disabled={isEmpty} onClick={onClear}>
          <ClearIcon />
        </IconButton>
      </ShortcutTooltip>
    </div>
  )
})

/** The set of icons has no eraser. */
function EraserIcon() {
  return (
    <SvgIcon>
      <path d="M16.2 3a2 2 0 0 0-1.4.6L3.6 14.8a2 2 0 0 0 0 2.8L6 20h15v-2h-8.2l7.6-7.6a2 2 0 0 0 0-2.8l-2.8-4A2 2 0 0 0 16.2 3Zm0 2 2.8 4-4.4 4.4-3.8-3.8ZM9.4 11l3.8 3.8L10 18H6.8L5 16.2Z" />
    </SvgIcon>
  )
}
