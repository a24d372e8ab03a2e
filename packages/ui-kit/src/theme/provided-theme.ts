import type { Theme } from '@mui/material/styles'
import { theme } from './theme'

/** The theme is made with CSS variables, of which its type says nothing. */
type ThemeWithVariables = Theme & {
  colorSchemes: { light: object }
  generateThemeVars: () => Theme['vars']
  generateSpacing: () => Theme['spacing']
  generateStyleSheets: () => Record<string, Record<string, string | number>>[]
}

const { colorSchemes, ...given } = theme as ThemeWithVariables

/**
 * The theme for MUI's components, without the management of colour schemes that it would bring:
 * the site has its own (`session/theme`), which works before any of this is there.
 */
export const providedTheme: Theme = {
  ...given,
  ...colorSchemes.light,
  vars: given.generateThemeVars(),
  spacing: given.generateSpacing(),
} as Theme

/** The page brings the variables that its own style sheets name; MUI's components name more. */
function writeVariables(): void {
  if (typeof document === 'undefined') return
  const element = document.createElement('style')
  element.textContent = given
    .generateStyleSheets()
    .flatMap((sheet) => Object.entries(sheet))
    .map(([selector, rules]) => {
      const declarations = Object.entries(rules).map(([name, value]) => `${name}:${value}`)
      return `${selector}{${declarations.join(';')}}`
    })
    .join('')
  document.head.prepend(element)
}

writeVariables()
