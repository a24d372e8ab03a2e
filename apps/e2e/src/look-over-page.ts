import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Chooses the theme as a learner who was here before. To be called before the first page. */
export async function chooseTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.addInitScript((appTheme) => {
    localStorage.setItem('preferences-store', JSON.stringify({ state: { appTheme }, version: 0 }))
    localStorage.setItem('mui-mode', appTheme)
  }, theme)
}

/** No axe violation, and nothing sticks out sideways from the narrowest phone to a wide desk. */
export async function lookOverPage(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  const before = page.viewportSize()
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `sideways overflow at ${width} px`).toBeLessThanOrEqual(0)
  }
  if (before !== null) await page.setViewportSize(before)
}
