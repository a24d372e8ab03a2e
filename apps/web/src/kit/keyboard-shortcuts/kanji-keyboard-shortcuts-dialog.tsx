import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { DialogFrame } from '../dialogs/dialog-frame'
import type { DialogRecord } from '../dialogs/dialog-stack'
import { listActiveShortcuts } from './active-shortcuts'
import { groupShortcuts } from './group-shortcuts'
import type { KeySequence } from './shortcut'
import { ShortcutList } from './shortcut-list'
import { studyKeyList } from './study-key-list'

declare module '../dialogs/dialog-stack' {
  interface DialogContents {
    'kanji-keyboard-shortcuts': object
  }
}

/** All keys of a study session, and those that work on the page it was opened over. */
export function KanjiKeyboardShortcutsDialog({ dialog }: { dialog: DialogRecord }) {
  // In a session the keys of the page are those of the list above.
  const [groups] = useState(() =>
    groupShortcuts(listActiveShortcuts().filter(({ keys }) => !isStudyKey(keys))),
  )
  return (
    <DialogFrame dialog={dialog} title="Keyboard shortcuts of kanji study" maxWidth="xs">
      <DialogContent>
        <ShortcutList title="Lessons and reviews" actions={studyKeyList} />
        <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
          While you type an answer, hold Alt with a letter. Once it is given, the letter is enough.
        </Typography>
        {groups.map(({ group, actions }) => (
          <ShortcutList key={group} title={group} actions={actions} />
        ))}
      </DialogContent>
    </DialogFrame>
  )
}

function isStudyKey(keys: KeySequence): boolean {
  return studyKeyList.some(({ sequences }) =>
    sequences.some((each) => String(each) === String(keys)),
  )
}
