import { KeySequence } from '@kotonoha/ui-kit/key-sequence/key-sequence'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { Fragment, useState } from 'react'
import { DialogFrame } from '../dialogs/dialog-frame'
import { type DialogRecord, openDialog } from '../dialogs/dialog-stack'
import { listActiveShortcuts } from './active-shortcuts'
import { groupShortcuts } from './group-shortcuts'

/** What can be done by keyboard on the page it was opened over. */
export function DictKeyboardShortcutsDialog({ dialog }: { dialog: DialogRecord }) {
  const [groups] = useState(() => groupShortcuts(listActiveShortcuts()))
  return (
    <DialogFrame dialog={dialog} title="Keyboard shortcuts" maxWidth="xs">
      <DialogContent>
        {groups.map(({ group, actions }) => (
          <Box key={group} component="section" sx={{ mb: 3 }}>
            <Typography variant="h3" gutterBottom>
              {group}
            </Typography>
            <Box
              component="dl"
              sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', gap: 1 }}
            >
              {actions.map(({ label, sequences }) => (
                <Fragment key={label}>
                  <Typography component="dt">{label}</Typography>
                  <Typography component="dd" sx={{ m: 0, textAlign: 'end' }}>
                    {sequences.map((keys, index) => (
                      <Fragment key={index}>
                        {index > 0 && ' or '}
                        <KeySequence keys={keys} />
                      </Fragment>
                    ))}
                  </Typography>
                </Fragment>
              ))}
            </Box>
          </Box>
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
