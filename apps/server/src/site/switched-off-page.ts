import { emptyRoot } from './page-document'

/**
 * The site's page while the app is switched off: nothing is drawn in it, and the mark tells the
 * site's code to draw nothing either, until it hears that the app is on again.
 */
export function toSwitchedOffPage(page: string): string {
  return emptyRoot(page).replace(
    '</head>',
    '<meta name="kotonoha-switched-off" content="yes" /></head>',
  )
}
