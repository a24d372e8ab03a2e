import { KeySequence } from '@kotonoha/ui-kit/key-sequence/key-sequence'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Fragment } from 'react'
import type { KeySequence as Keys } from './shortcut'

interface ShortcutListProps {
  title: string
  actions: readonly { label: string; sequences: readonly Keys[] }[]
}

/** What can be done, with all the ways to do it. */
export function ShortcutList({ title, actions }: ShortcutListProps) {
  return (
    <Box component="section" sx={{ mb: 3 }}>
      <Typography variant="h3" gutterBottom>
        {title}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
        {actions.map(({ label, sequences }) => (
          // Each line by itself: the longest keys would leave all the names too little room.
          <Box key={label} sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
            <Typography component="dt">{label}</Typography>
            <Typography component="dd" sx={{ m: 0, flex: 'none', textAlign: 'end' }}>
              {sequences.map((keys, index) => (
                <Fragment key={index}>
                  {index > 0 && ' or '}
                  <KeySequence keys={keys} />
                </Fragment>
              ))}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
