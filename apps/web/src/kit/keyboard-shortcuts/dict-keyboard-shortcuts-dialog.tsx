import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { DialogFrame } from '../dialogs/dialog-frame'
import { type DialogRecord, openDialog } from '../dialogs/dialog-stack'
import { listActiveShortcuts } from './active-shortcuts'
import { groupShortcuts } from './group-shortcuts'
import { ShortcutList } from './shortcut-list'

declare module '../dialogs/dialog-stack' {
  interface DialogContents {
    'dict-keyboard-shortcuts': object
  }
}

/** What can be done by keyboard on the page it was opened over. */
export function DictKeyboardShortcutsDialog({ dialog }: { dialog: DialogRecord }) {
  const [groups] = useState(() => groupShortcuts(listActiveShortcuts()))
  return (
    <DialogFrame dialog={dialog} title="Keyboard shortcuts" maxWidth="xs">
      <DialogContent>
        {groups.map(({ group, actions }) => (
          <ShortcutList key={group} title={group} actions={actions} />
        ))}
        <Typography variant="body2" color="textSecondary">
          Shortcuts wait while you type.
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button
          onClick={() =>
            openDialog({ type: 'debug-info' }, { source: 'keyboard-shortcuts', onlyOne: true })
          }
        >
          Debug info
        </Button>
      </DialogActions>
    </DialogFrame>
  )
}
