/** Rules by selector, for each colour scheme and for both. */
export type ThemeSheet = Record<string, Record<string, string | number>>

/** The theme is made with CSS variables, of which its type says nothing. */
export interface ThemeWithStyles {
  generateStyleSheets: () => ThemeSheet[]
}

/** The theme's variables that a style sheet names, for the time before the theme itself runs. */
export function toUsedVariables(sheets: readonly ThemeSheet[], styles: string): string {
  return sheets
    .flatMap((sheet) => Object.entries(sheet))
    .map(([selector, rules]) => {
      const used = Object.entries(rules).filter(([name]) => styles.includes(`var(${name}`))
      return `${selector}{${used.map(([name, value]) => `${name}:${value}`).join(';')}}`
    })
    .join('')
}
