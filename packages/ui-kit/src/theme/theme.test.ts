import { expect, test } from 'vitest'
import { darkPalette, lightPalette } from './palette'
import { theme } from './theme'

test('the breakpoints are 650, 960, 1280 and 1920 px', () => {
  expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 650, md: 960, lg: 1280, xl: 1920 })
})

test('what must lie above something else does', () => {
  const { navRail, appBar, hovercard, drawer, modal, snackbar, tooltip } = theme.zIndex
  const upwards = [navRail, appBar, hovercard, drawer, modal, snackbar, tooltip]
  expect(upwards).toEqual([1060, 1200, 1250, 1300, 1400, 1500, 1600])
})

test('transitions take between 150 and 375 ms', () => {
  const durations = Object.values(theme.transitions.duration)
  expect(Math.min(...durations)).toBe(150)
  expect(Math.max(...durations)).toBe(375)
})

/** Relative luminance and contrast as WCAG 2 defines them. */
function toLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function toContrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [toLuminance(one), toLuminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The tint that MUI lays under the letters of a button: 4 % of its colour. */
function mix(tint: string, ground: string): string {
  const channels = [1, 3, 5].map((start) => {
    const [over = 0, under = 0] = [tint, ground].map((each) =>
      Number.parseInt(each.slice(start, start + 2), 16),
    )
    return Math.round(0.04 * over + 0.96 * under)
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

test.each(Object.entries(darkPalette.Alert))(
  'in the dark a notice is lighter than the page, and carries text: %s',
  (_, ground) => {
    expect(toLuminance(ground)).toBeGreaterThan(toLuminance(darkPalette.background.default))
    expect(toContrast(darkPalette.text.primary, ground)).toBeGreaterThan(7)
  },
)

const palettes = { light: lightPalette, dark: darkPalette }

test.each(
  Object.entries(palettes).flatMap(([scheme, palette]) => {
    const { background, surface, accent, text, primary, secondary, info } = palette
    const { error, success, warning } = palette
    return [
      [scheme, 'text on the page', text.primary, background.default],
      [scheme, 'quiet text on the page', text.secondary, background.default],
      [scheme, 'quiet text on a block', text.secondary, surface.component],
      [scheme, 'links on the page', primary.main, background.default],
      [scheme, 'links on a block', info.main, surface.component],
      [scheme, 'a button under the pointer', primary.dark, mix(primary.main, background.default)],
      [scheme, 'errors on the page', error.main, background.default],
      [scheme, 'letters of a filled button', primary.contrastText, primary.main],
      [scheme, 'letters of a chosen thing', secondary.contrastText, secondary.main],
      [scheme, 'letters of a success', success.contrastText, success.main],
      [scheme, 'letters of a warning', warning.contrastText, warning.main],
      [scheme, 'letters on the hero', surface.onHero, surface.hero],
      [scheme, 'letters of a green badge', accent.onGreen, accent.green],
      [scheme, 'letters of a yellow badge', accent.onYellow, accent.yellow],
      [scheme, 'letters of a new badge', accent.onPurple, accent.purple],
    ] as const
  }),
)('in the %s scheme, %s can be read: at least 4.5 to 1', (_scheme, _what, ink, ground) => {
  expect(toContrast(ink, ground)).toBeGreaterThanOrEqual(4.5)
})
