import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { waitUntilStill } from './wait-until-still'

const ownRequire = createRequire(import.meta.url)
const axePath = createRequire(ownRequire.resolve('@axe-core/playwright')).resolve(
  'axe-core/axe.min.js',
)
const axeSource = readFileSync(axePath, 'utf8')

/** No axe violation, and nothing sticks out sideways from the narrowest phone to a wide desk. */
export async function lookOverPage(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await lookOverDrawn(page)
}

/** The same where a channel stays open and the network never rests: what is wanted must be there. */
export async function lookOverDrawn(page: Page): Promise<void> {
  await holdToasts(page)
  // Once for all that is looked at in this document.
  await page.evaluate(axeSource)
  await expectNoViolation(page)
  await expectNoBareLink(page)
  await expectNoOverflow(page)
  await releaseToasts(page)
}

/**
 * The same in both themes at once: of the second one only the colours are looked at, since all
 * else is the same.
 */
export async function lookOverInBothThemes(page: Page): Promise<void> {
  await lookOverPage(page)
  await page.evaluate(() => document.documentElement.classList.replace('light', 'dark'))
  await holdToasts(page)
  await expectNoViolation(page, ['color-contrast'])
  await releaseToasts(page)
  await page.evaluate(() => document.documentElement.classList.replace('dark', 'light'))
}

/** A message must not begin to fade while it is looked at: as where the window is left, it waits. */
async function holdToasts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    window.dispatchEvent(new Event('blur'))
    // One whose time was just over goes all the same: what was decided is drawn first.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  })
  await waitUntilStill(page)
  // Until it is gone, it is half there. What fades is inside of what holds its place.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.MuiSnackbar-root, .MuiSnackbar-root > *')].every(
      (part) => getComputedStyle(part).opacity === '1',
    ),
  )
}

async function releaseToasts(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
}

/** A look during which a message came or went saw it half there, and is taken once more. */
async function expectNoViolation(page: Page, rules?: string[]): Promise<void> {
  expect(page.frames(), 'a frame would not be looked into').toHaveLength(1)
  for (let looks = 1; ; looks++) {
    const messages = await readToasts(page)
    const found = await findViolations(page, rules)
    const isSame = (await readToasts(page)) === messages
    if (!isSame && found.length > 0 && looks < 3) {
      await holdToasts(page)
      continue
    }
    expect(found).toEqual([])
    return
  }
}

const readToasts = (page: Page) => page.locator('.MuiSnackbar-root').allTextContents().then(String)

/**
 * Looked at in the page itself, where axe is already: by default it would be sent once more, and
 * again into a second, blank page, which only pages with frames of other origins need.
 */
async function findViolations(page: Page, rules?: string[]): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page, axeSource: 'undefined' })
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      ...(rules !== undefined && { runOnly: { type: 'rule', values: rules } }),
    })
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/** A link that nobody gave a look is in the browser's own blue, in the dark theme too. */
async function expectNoBareLink(page: Page): Promise<void> {
  const bare = await page.locator('a[href]').evaluateAll((links) => {
    const isText = ({ nodeType, textContent }: Node) => nodeType === 3 && textContent?.trim()
    return links
      .filter((link) => [...link.childNodes].some(isText))
      .filter((link) =>
        ['rgb(0, 0, 238)', 'rgb(158, 158, 255)'].includes(getComputedStyle(link).color),
      )
      .map(({ outerHTML }) => outerHTML)
  })
  expect(bare, 'links without a look').toEqual([])
}

async function expectNoOverflow(page: Page): Promise<void> {
  const before = page.viewportSize()
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `sideways overflow at ${width} px`).toBeLessThanOrEqual(0)
    // What is fixed to the window makes nothing wider: it is cut.
    const cut = await page.locator('.app-navigation a').evaluateAll((links) =>
      links
        .filter((link) => {
          const { left, right } = link.getBoundingClientRect()
          return left < 0 || right > document.documentElement.clientWidth
        })
        .map(({ textContent }) => textContent),
    )
    expect(cut, `destinations cut at ${width} px`).toEqual([])
  }
  if (before !== null) await page.setViewportSize(before)
}
