import { minifySync, type Plugin, type Rolldown } from 'vite'
import { type ThemeSheet, toUsedVariables } from './used-variables'

/** The line of `public/startup.js` that is replaced by the address of the site's code. */
const mainMarker = "const main = ''"

/**
 * Writes the style sheet and the start-up script into the page: a first visit then draws from the
 * one file it asked for, where each of the two would be another way to the server and back. The
 * site's code is left to the start-up script, which fetches it when the first view is shown.
 */
export function inlineStart(themeStyles: readonly ThemeSheet[]): Plugin {
  return {
    name: 'inline-start',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = findText(bundle, 'index.html')
      const script = findText(bundle, 'startup.js')
      if (page === undefined || script === undefined) this.error('No page or no start-up script')
      const styled = inlineStyles(bundle, page.source, themeStyles, { isFileKept: true })
      const reference = '<script src="/startup.js"></script>'
      if (styled === undefined || !styled.includes(reference))
        this.error('The page is not as it used to be')
      const main = /<script type="module" crossorigin src="([^"]+)"><\/script>/.exec(styled)
      if (main === null || !script.source.includes(mainMarker)) this.error('Where is the code?')
      const [element, address] = main
      const filled = script.source.replace(mainMarker, `const main = '${address}'`)
      // Each visit fetches it anew with the page, so without its comments.
      const { code, errors } = minifySync('startup.js', filled, { module: false })
      if (errors.length > 0) this.error(errors.map(({ message }) => message).join('\n'))
      page.asset.source = styled
        .replace(element, '')
        .replace(reference, () => `<script>${code}</script>`)
      delete bundle['startup.js']
    },
  }
}

/**
 * The page with its style sheet written into it, and the theme's variables that either names;
 * undefined where it has none. The file is taken out of the build, or kept and named: the server
 * leaves of the page's style what its first view needs, and the site's code fetches the rest.
 */
export function inlineStyles(
  bundle: Rolldown.OutputBundle,
  page: string,
  themeStyles: readonly ThemeSheet[],
  { isFileKept = false } = {},
): string | undefined {
  let isStyled = false
  const styled = page.replace(
    /<link rel="stylesheet"[^>]* href="\/([^"]+)">/,
    (link, fileName: string) => {
      const styles = findText(bundle, fileName)
      if (styles === undefined) return link
      isStyled = true
      const variables = toUsedVariables(themeStyles, page + styles.source)
      if (!isFileKept) {
        delete bundle[fileName]
        return `<style>${variables}${styles.source}</style>`
      }
      return `<style>${variables}</style><style data-file="/${fileName}">${styles.source}</style>`
    },
  )
  return isStyled ? styled : undefined
}

function findText(bundle: Rolldown.OutputBundle, fileName: string) {
  const asset = bundle[fileName]
  if (asset?.type !== 'asset' || typeof asset.source !== 'string') return undefined
  return { asset, source: asset.source }
}
