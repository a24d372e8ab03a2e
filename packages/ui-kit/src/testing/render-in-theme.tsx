import { ThemeProvider } from '@mui/material/styles'
import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach } from 'vitest'
import { theme } from '../theme/theme'

afterEach(cleanup)

/** Draws an element as the site would, with the theme's sizes and colours. */
export function renderInTheme(element: ReactElement) {
  return render(element, {
    wrapper: ({ children }) => <ThemeProvider theme={theme}>{children}</ThemeProvider>,
  })
}
