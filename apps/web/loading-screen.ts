import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Plugin } from 'vite'
import { LoadingScreen } from './src/shell/loading-screen'

const marker = '<!-- loading screen -->'

/** Draws the site's own loading screen into the page, for the time before any script has run. */
export function loadingScreen(): Plugin {
  return {
    name: 'loading-screen',
    transformIndexHtml: {
      order: 'pre',
      handler(page) {
        if (!page.includes(marker)) throw new Error(`index.html has no ${marker}`)
        return page.replace(marker, () => renderToStaticMarkup(createElement(LoadingScreen)))
      },
    },
  }
}
