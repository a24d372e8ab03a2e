import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { api } from '../../api/api'
import { copyText } from '../../kit/copy-text/copy-text'
import { DialogFrame } from '../../kit/dialogs/dialog-frame'
import type { DialogRecord } from '../../kit/dialogs/dialog-stack'
import { usePreferences } from '../../session/preferences/preferences-store'
import { useUserStore } from '../../session/user-store'

declare module '../../kit/dialogs/dialog-stack' {
  interface DialogContents {
    'debug-info': object
  }
}

/** What somebody who reports a fault is asked for. Nothing of it identifies a person. */
export function DebugInfoDialog({ dialog }: { dialog: DialogRecord }) {
  const queries = useQueryClient()
  const about = useQuery(api.dict.about.getDictionary.queryOptions())
  const path = useRouterState({ select: (state) => state.location.href })
  const appTheme = usePreferences((preferences) => preferences.appTheme)
  const session = useUserStore((store) => store.session.kind)

  const facts: [name: string, value: string][] = [
    ['Page', path],
    ['Dictionary', about.data?.version ?? 'unknown'],
    ['Edition', about.data?.edition ?? 'unknown'],
    ['Missing features', about.data?.missingFeatures.join(', ') || 'none'],
    ['Session', session],
    ['Theme', `${appTheme} (${document.documentElement.className})`],
    ['Window', `${window.innerWidth} × ${window.innerHeight} at ${window.devicePixelRatio}`],
    ['Answers kept', String(queries.getQueryCache().getAll().length)],
    ['Online', navigator.onLine ? 'yes' : 'no'],
    ['Browser', navigator.userAgent],
  ]

  const copyFacts = () =>
    copyText(facts.map(([name, value]) => `${name}: ${value}`).join('\n'), 'Debug info copied')

  return (
    <DialogFrame dialog={dialog} title="Debug info">
      <DialogContent>
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5 }}
        >
          {facts.map(([name, value]) => (
            <Box key={name} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {name}
              </Box>
              <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {value}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void copyFacts()}>Copy</Button>
      </DialogActions>
    </DialogFrame>
  )
}
