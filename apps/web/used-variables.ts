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
      const variables = used.map(([name, value]) => `${name}:${value}`)
      return `${selector}{${nameFacesOnce(variables).join(';')}}`
    })
    .join('')
}

/** A font's weight and size, and the faces that all fonts of the theme have. */
const font = /^(--mui-font-\w+:\d+ [\d.]+rem\/[\d.]+) (.+)$/

/** The faces are a long list, and each of the seven fonts repeats it. */
function nameFacesOnce(variables: readonly string[]): string[] {
  const faces = variables.flatMap((variable) => font.exec(variable)?.[2] ?? [])[0]
  if (faces === undefined) return [...variables]
  const named = variables.map((variable) => {
    const [, size, own] = font.exec(variable) ?? []
    return own === faces ? `${size} var(--mui-faces)` : variable
  })
  return [...named, `--mui-faces:${faces}`]
}
