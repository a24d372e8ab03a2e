import { createHash } from 'node:crypto'
import { minifySync, type Plugin, type Rolldown } from 'vite'
import { type ThemeSheet, toUsedVariables } from './used-variables'

/** The line of `public/startup.js` that is replaced by the address of the site's code. */
const mainMarker = "const main = ''"
/** The line that is replaced by the faces of Latin text. */
const facesMarker = 'const faces = []'

/** Named a second time, faces have a browser lay out the page anew. */
const faces = /@font-face\s*\{[^}]*\}/g

const reference = '<script src="/startup.js"></script>'

/**
 * Writes the style sheet and the start-up script into the page: a first visit then draws from the
 * one file it asked for, where each of the two would be another way to the server and back. The
 * site's code is left to the start-up script, which fetches it when the first view is shown.
 *
 * The style sheet is what the page itself says, the theme's variables that any rule names, and the
 * rules. All of it is a file too: the server leaves in the page what its first view needs
 * (`page-style.ts`), and the start-up script fetches the rest.
 */
export function inlineStart(themeStyles: readonly ThemeSheet[], startupScript: string): Plugin {
  return {
    name: 'inline-start',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = findText(bundle, 'index.html')
      if (page === undefined) this.error('No page')
      const [own, ownStyles] = /<style>([\s\S]*?)<\/style>/.exec(page.source) ?? []
      const [link, styles] = findStyles(bundle, page.source) ?? []
      const [element, main] =
        /<script type="module" crossorigin src="([^"]+)"><\/script>/.exec(page.source) ?? []
      if (!own || !link || styles === undefined || !element || !page.source.includes(reference))
        this.error('The page is not as it used to be')
      if (!startupScript.includes(mainMarker)) this.error('Where is the code?')
      const { rules, script } = moveLatinFaces(styles, startupScript)
      const variables = toUsedVariables(themeStyles, page.source + styles)
      const whole = `${ownStyles}${variables}${rules}`
      const hash = createHash('sha256').update(whole).digest('base64url').slice(0, 8)
      const fileName = `assets/style-${hash}.css`
      this.emitFile({ type: 'asset', fileName, source: whole.replaceAll(faces, '') })
      const filled = script.replace(mainMarker, `const main = '${main}'`)
      page.asset.source = page.source
        .replace(own, '')
        .replace(link, () => `<style data-file="/${fileName}">${whole}</style>`)
        .replace(element, '')
        .replace('</head>', () => `${nameJapaneseFaces(bundle)}</head>`)
        .replace(reference, () => `<script>${minifyScript(filled)}</script>`)
    },
  }
}

/** Each visit fetches it anew with the page, so without its comments. */
export function minifyScript(script: string): string {
  const { code, errors } = minifySync('startup.js', script, { module: false })
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  return code
}

/** What `new FontFace` is given after the family. */
type FaceArguments = [source: string, descriptors: { weight: string; unicodeRange: string }]

/**
 * The style sheet without the faces that all text has, and the start-up script with them: as rules
 * they would be fetched with the first line, and go before what is to be read. The faces of rarer
 * letters stay rules, of which a page fetches what it needs.
 */
export function moveLatinFaces(
  styles: string,
  startupScript: string,
): { rules: string; script: string } {
  if (!startupScript.includes(facesMarker)) throw new Error('Where do the Latin faces go?')
  const { rules, latinFaces } = takeLatinFaces(styles)
  const script = startupScript.replace(
    facesMarker,
    () => `const faces = ${JSON.stringify(latinFaces)}`,
  )
  return { rules, script }
}

export function takeLatinFaces(styles: string): { rules: string; latinFaces: FaceArguments[] } {
  const latinFaces: FaceArguments[] = []
  const rules = styles.replaceAll(faces, (rule) => {
    const [, source] = /src:\s*(url\([^)]*roboto-latin-\d00-normal[^)]*\))/.exec(rule) ?? []
    if (source === undefined) return rule
    const [, weight = ''] = /font-weight:\s*([^;}]+)/.exec(rule) ?? []
    const [, unicodeRange = ''] = /unicode-range:\s*([^;}]+)/.exec(rule) ?? []
    latinFaces.push([source, { weight, unicodeRange }])
    return ''
  })
  if (latinFaces.length !== 2) throw new Error('Where are the faces of Latin text?')
  return { rules, latinFaces }
}

/** Where the server writes which slices of the Japanese faces a page needs (`page-faces.ts`). */
function nameJapaneseFaces(bundle: Rolldown.OutputBundle): string {
  const file = Object.keys(bundle).find((name) => /\/japanese-fonts-.*\.css$/.test(name))
  if (file === undefined) throw new Error('Where are the Japanese faces?')
  return `<script type="application/json" id="page-faces" data-file="/${file}">[]</script>`
}

/** The page's link to its style sheet, and what that says. It is taken out of the build. */
export function findStyles(
  bundle: Rolldown.OutputBundle,
  page: string,
): [link: string, styles: string] | undefined {
  const [link, fileName] = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/.exec(page) ?? []
  if (link === undefined || fileName === undefined) return undefined
  const styles = findText(bundle, fileName)
  if (styles === undefined) return undefined
  delete bundle[fileName]
  return [link, styles.source]
}

function findText(bundle: Rolldown.OutputBundle, fileName: string) {
  const asset = bundle[fileName]
  if (asset?.type !== 'asset' || typeof asset.source !== 'string') return undefined
  return { asset, source: asset.source }
}
