import { createTheme } from '@mui/material/styles'
import { componentDefaults } from './component-defaults'
import { textFont } from './font-families'
import { darkPalette, lightPalette } from './palette'
import { stackingOrder } from './stacking-order'

/**
 * The look of the product, and the tokens that everything is drawn with. Colours are CSS
 * variables on `.light` and `.dark` of the document, so that a start-up script can choose the
 * scheme before anything is drawn.
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  breakpoints: { values: { xs: 0, sm: 650, md: 960, lg: 1280, xl: 1920 } },
  spacing: 8,
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: textFont,
    fontSize: 14,
    // Only two weights are served; 700 would be drawn by smearing 500.
    fontWeightBold: 500,
    h1: { fontSize: '1.5rem', fontWeight: 500, lineHeight: 1.3 },
    h2: { fontSize: '1.25rem', fontWeight: 500, lineHeight: 1.35 },
    h3: { fontSize: '1rem', fontWeight: 500, lineHeight: 1.4 },
    h4: { fontSize: '0.9375rem', fontWeight: 500, lineHeight: 1.4 },
    button: { textTransform: 'none', fontWeight: 500 },
  },
  zIndex: stackingOrder,
  motion: { reducedMotion: 'system' },
  transitions: {
    duration: {
      shortest: 150,
      shorter: 200,
      short: 250,
      standard: 300,
      complex: 375,
      enteringScreen: 225,
      leavingScreen: 195,
    },
  },
  components: componentDefaults,
})
