import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { chromiumSwitches, findOrInstallChromium } from './find-chromium'

/** Draws the icons of the installed site from its logo. Run again when the logo changes. */

const publicFolder = join(import.meta.dirname, '../../web/public')

interface Icon {
  name: string
  sizePx: number
  /** Of the icon's width that the logo takes. */
  logoShare: number
  /** Of the icon's width; what a system cuts by itself has none. */
  cornerShare: number
}

const icons: Icon[] = [
  { name: 'icon-180', sizePx: 180, logoShare: 0.72, cornerShare: 0 },
  { name: 'icon-192', sizePx: 192, logoShare: 0.76, cornerShare: 0.2 },
  { name: 'icon-512', sizePx: 512, logoShare: 0.76, cornerShare: 0.2 },
  // Systems cut it to any shape; what is within the middle 80 % is always seen.
  { name: 'maskable-512', sizePx: 512, logoShare: 0.56, cornerShare: 0 },
]

function toMarkup(logo: string, { sizePx, logoShare, cornerShare }: Icon): string {
  const logoPx = sizePx * logoShare
  return `<style>
    body { margin: 0; background: transparent }
    div { width: ${sizePx}px; height: ${sizePx}px; display: grid; place-items: center;
      background: #fff; border-radius: ${sizePx * cornerShare}px }
    svg { width: ${logoPx}px; height: ${logoPx}px }
  </style><div>${logo}</div>`
}

const logo = await readFile(join(publicFolder, 'logo.svg'), 'utf8')
const browser = await chromium.launch({
  executablePath: await findOrInstallChromium(),
  args: chromiumSwitches,
})
try {
  for (const icon of icons) {
    const { name, sizePx } = icon
    const page = await browser.newPage({ viewport: { width: sizePx, height: sizePx } })
    await page.setContent(toMarkup(logo, icon))
    const picture = await page.screenshot({ omitBackground: true })
    await writeFile(join(publicFolder, 'icons', `${name}.png`), picture)
    await page.close()
  }
} finally {
  await browser.close()
}
