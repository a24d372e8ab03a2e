import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { theme } from '../../packages/ui-kit/src/theme/theme'
import { findStyles, minifyScript, moveLatinFaces } from './inline-start'
import { type ThemeWithStyles, toUsedVariables } from './used-variables'

const themeSheets = (theme as typeof theme & ThemeWithStyles).generateStyleSheets()

const startMarker = '<!-- start-up script -->'

/**
 * Writes style sheet and start-up script into the page. The script's second half fetches the
 * site's code, whose address is never filled in here: this page runs without it.
 */
const inlineLanding: Plugin = {
  name: 'inline-landing',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const page = bundle['landing.html']
    if (page?.type !== 'asset') return this.error('There is no page')
    const script = readFileSync(new URL('public/startup.js', import.meta.url), 'utf8')
    const source = String(page.source)
    const [link, styles] = findStyles(bundle, source) ?? []
    if (link === undefined || styles === undefined || !source.includes(startMarker)) {
      return this.error('The page is not as it used to be')
    }
    const variables = toUsedVariables(themeSheets, source + styles)
    const moved = moveLatinFaces(styles, script)
    page.source = source
      .replace(link, () => `<style>${variables}${moved.rules}</style>`)
      .replace(startMarker, () => `<script>${minifyScript(moved.script)}</script>`)
  },
}

/**
 * The landing page: a document and code of its own beside the site, so that a visitor who only
 * wants to know what this is fetches nothing of the rest. It is built apart, because two entries
 * of one build share files.
 */
export default defineConfig({
  plugins: [react(), inlineLanding],
  // The site's own build has put it there.
  publicDir: false,
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    // What a part needs is named by the part that imports it, which is never the first to be asked.
    modulePreload: { polyfill: false },
    manifest: '.vite/landing-manifest.json',
    // One small style sheet, written into the page.
    cssCodeSplit: false,
    rolldownOptions: {
      input: 'landing.html',
      output: {
        entryFileNames: 'assets/landing-[hash].js',
        chunkFileNames: 'assets/landing-[name]-[hash].js',
      },
    },
  },
})
