import type { Components, Theme } from '@mui/material/styles'

/** How MUI's own components behave here unless a place says otherwise. */
export const componentDefaults: Components<Omit<Theme, 'components'>> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: { defaultProps: { disableElevation: true } },
  MuiTooltip: {
    // Delays in ms and the width in px: specification, section 9.
    defaultProps: { enterDelay: 100, enterTouchDelay: 700, leaveTouchDelay: 1500, arrow: false },
    styleOverrides: { tooltip: { maxWidth: 300, fontSize: '0.75rem' } },
  },
}
