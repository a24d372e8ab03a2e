import type { Components, Theme } from '@mui/material/styles'

/** A finger needs 44 px; a mouse does not, and dense pages want the room. */
const fingerSized = { '@media (pointer: coarse)': { minHeight: 44, minWidth: 44 } }

/**
 * The pointer tints a button without a filling, and on the tint the letters of a light page would
 * be at 4.3:1; theirs grow darker with it.
 */
const readableUnderPointer = (['primary', 'error'] as const).flatMap((color) =>
  (['text', 'outlined'] as const).map((variant) => ({
    props: { variant, color },
    style: { '&:hover': { color: `var(--mui-palette-${color}-dark)` } },
  })),
)

/**
 * Without MUI's ripple nothing else would show where the keyboard is. Rows of menus fill them to the
 * edge, where a line around them would be cut off; a box or a switch has room of its own around it.
 */
const focusRing = {
  '&.Mui-focusVisible': {
    outline: '2px solid var(--mui-palette-primary-main)',
    outlineOffset: 2,
    '&:is(.MuiMenuItem-root, .MuiCheckbox-root, .MuiRadio-root, .MuiSwitch-switchBase)': {
      outlineOffset: -2,
    },
  },
}

const dialogPaper = { border: '1px solid var(--mui-palette-divider)' }

/** How MUI's own components behave here unless a place says otherwise. */
export const componentDefaults: Components<Omit<Theme, 'components'>> = {
  MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: focusRing } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: { root: { ...fingerSized, variants: readableUnderPointer } },
  },
  // Raised dark surfaces would turn grey; they keep the surface's colour and have a line instead.
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: { styleOverrides: { paper: dialogPaper } },
  MuiMenu: { styleOverrides: { paper: dialogPaper } },
  MuiIconButton: { styleOverrides: { root: fingerSized } },
  // Its own mark of the keyboard is a pale halo, at 1.25:1.
  MuiSlider: { styleOverrides: { thumb: focusRing } },
  MuiTooltip: {
    // Delays in ms and the width in px, as of our own tooltip.
    defaultProps: { enterDelay: 100, enterTouchDelay: 700, leaveTouchDelay: 1500, arrow: false },
    styleOverrides: { tooltip: { maxWidth: 300, fontSize: '0.75rem' } },
  },
}
