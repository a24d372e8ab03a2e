import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import { Logo } from './logo'

/** Shown when a page takes longer than the pending threshold; `index.html` draws the same before. */
export function LoadingScreen() {
  return (
    <Box
      sx={{
        minHeight: '60vh',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 3,
      }}
    >
      <Logo sizePx={64} />
      <CircularProgress size={32} aria-label="Loading" />
    </Box>
  )
}
