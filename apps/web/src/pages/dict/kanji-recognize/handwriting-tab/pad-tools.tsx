import { ShortcutTooltip } from '@kotonoha/ui-kit/tooltip/shortcut-tooltip'
import EraseIcon from '@mui/icons-material/AutoFixOffOutlined'
import ClearIcon from '@mui/icons-material/DeleteOutlined'
import ReplayIcon from '@mui/icons-material/ReplayOutlined'
import UndoIcon from '@mui/icons-material/Undo'
import IconButton from '@mui/material/IconButton'
import ToggleButton from '@mui/material/ToggleButton'
import { useShortcut } from '../../../../features/keyboard-shortcuts/active-shortcuts'
import type { Shortcut } from '../../../../features/keyboard-shortcuts/shortcut'

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

export function PadTools(props: PadToolsProps) {
  const { canUndo, isEmpty, isErasing, onUndo, onClear, onErasingChange, onReplay } = props
  useShortcut(undoShortcut, onUndo)
  useShortcut(eraseShortcut, () => onErasingChange(!isErasing))
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
          value="erase"
          aria-label="Erase strokes"
          selected={isErasing}
          onChange={() => onErasingChange(!isErasing)}
        >
          <EraseIcon />
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
}
