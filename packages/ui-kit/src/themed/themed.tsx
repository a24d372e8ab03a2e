import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { providedTheme } from '../theme/provided-theme'

/**
 * Around everything that MUI draws: its components know the product's look from here. What the first
 * view needs is drawn by style sheets instead, so that a first visit fetches neither.
 */
export function Themed({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={providedTheme}>{children}</ThemeProvider>
}
