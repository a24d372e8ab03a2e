import type { Locator } from 'playwright-core'

/** Until what is typed goes into the element: a dialog gives the focus once it has been drawn. */
export async function waitForFocus(element: Locator): Promise<void> {
  await element.and(element.page().locator(':focus')).waitFor()
}
