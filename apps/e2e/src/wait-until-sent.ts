import type { Page } from 'playwright-core'

/** Until the server has confirmed every change of lists that was made on the device. */
export async function waitUntilSent(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !Object.keys(localStorage).some((key) => key.startsWith('unsent-list-change/')),
  )
}
