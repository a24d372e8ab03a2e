import { type ThemeSheet, toUsedVariables } from './used-variables'

const styleElement = /<style data-emotion="([\w-]+) ([^"]*)">([^<]*)<\/style>/g

/** What the engine calls itself where nobody gave it another name. */
const engineKey = 'css'

/**
 * The style engine writes its rules before each element that needs them, again and again, where
 * they would count as an element's siblings. Takes them out as elements for the head, in which the
 * engine finds them when it starts in the browser, with the theme's variables that they name.
 */
export function takeStyles(
  drawn: string,
  themeSheets: readonly ThemeSheet[],
): { html: string; styles: string } {
  const rules = new Map<string, string>()
  const globals = new Set<string>()
  const html = drawn.replaceAll(
    styleElement,
    (element, key: string, name: string, text: string) => {
      // Rules for the whole page are looked up one by one.
      if (key !== engineKey) globals.add(element)
      else rules.set(name, text)
      return ''
    },
  )
  const text = [...rules.values()].join('')
  const variables = toUsedVariables(themeSheets, text + html)
  const styles = [
    `<style>${variables}</style>`,
    ...globals,
    `<style data-emotion="${engineKey} ${[...rules.keys()].join(' ')}">${text}</style>`,
  ]
  return { html, styles: styles.join('') }
}
