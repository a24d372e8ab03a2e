/** Colours beyond MUI's own; each has a value per scheme and a CSS variable `--mui-palette-…`. */
export interface SurfaceColours {
  /** A block that stands out from the page without a border. */
  component: string
  /** The coloured band behind a headline object. */
  hero: string
  onHero: string
  /** Thin lines between things. */
  line: string
}

export interface AccentColours {
  green: string
  onGreen: string
  yellow: string
  onYellow: string
  purple: string
  onPurple: string
}

// Primary, secondary, error and the dark surface are the product's given colours. On the dark
// surface its primary and error would fall below the 4.5:1 that text needs, so the dark scheme
// takes the lighter tone of the same hue.
export const lightPalette = {
  primary: { main: '#1a73e8', dark: '#1558b0', light: '#4f95ee', contrastText: '#ffffff' },
  secondary: { main: '#e8f0fe', dark: '#d2e3fc', light: '#f4f8ff', contrastText: '#174ea6' },
  error: { main: '#d93025', contrastText: '#ffffff' },
  success: { main: '#137333', contrastText: '#ffffff' },
  warning: { main: '#a85200', contrastText: '#ffffff' },
  info: { main: '#1967d2', contrastText: '#ffffff' },
  background: { default: '#ffffff', paper: '#ffffff' },
  text: { primary: '#202124', secondary: '#5f6368' },
  divider: '#dadce0',
  surface: { component: '#f1f3f4', hero: '#1a73e8', onHero: '#ffffff', line: '#dadce0' },
  accent: {
    green: '#ceead6',
    onGreen: '#0d652d',
    yellow: '#feefc3',
    onYellow: '#7a4a00',
    purple: '#8430ce',
    onPurple: '#ffffff',
  },
} satisfies PaletteWithAccents

export const darkPalette = {
  primary: { main: '#8ab4f8', dark: '#669df6', light: '#aecbfa', contrastText: '#0b2a5b' },
  secondary: { main: '#35435c', dark: '#2b384f', light: '#45557a', contrastText: '#d2e3fc' },
  // A toast is filled with `dark`. MUI's own is a middle tone, on which neither white nor black
  // reaches 4.5:1; here it is the tone above `main`, which carries dark text.
  error: { main: '#f28b82', dark: '#f6aea9', contrastText: '#3b0906' },
  success: { main: '#81c995', dark: '#a8dab5', contrastText: '#06270f' },
  warning: { main: '#fdd663', dark: '#fde293', contrastText: '#2d2000' },
  info: { main: '#8ab4f8', dark: '#aecbfa', contrastText: '#0b2a5b' },
  background: { default: '#282828', paper: '#282828' },
  text: { primary: '#e8eaed', secondary: '#bdc1c6' },
  divider: '#4a4c50',
  // MUI's own are nearly black, holes in the page: a notice stands out from it.
  Alert: {
    infoStandardBg: '#303a49',
    successStandardBg: '#28402f',
    warningStandardBg: '#40340f',
    errorStandardBg: '#4b2b29',
  },
  surface: { component: '#343536', hero: '#1b3a68', onHero: '#e8f0fe', line: '#4a4c50' },
  accent: {
    green: '#1e4b2e',
    onGreen: '#a8dab5',
    yellow: '#574300',
    onYellow: '#fde293',
    purple: '#c58af9',
    onPurple: '#2b0a45',
  },
} satisfies PaletteWithAccents

interface PaletteWithAccents {
  surface: SurfaceColours
  accent: AccentColours
  [group: string]: unknown
}

declare module '@mui/material/styles' {
  interface Palette {
    surface: SurfaceColours
    accent: AccentColours
  }
  interface PaletteOptions {
    surface?: SurfaceColours
    accent?: AccentColours
  }
}
