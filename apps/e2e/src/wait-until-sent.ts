import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { listKeptRows } from './list-kept-rows'

const database = 'kotonoha-outbox'

/** Until the server has confirmed every change of lists that was made on the device. */
export async function waitUntilSent(page: Page): Promise<void> {
  await expect.poll(() => hasOutbox(page)).toBe(true)
  await expect.poll(() => listKeptRows(page, database, 'entries')).toEqual([])
}

/** The site makes it for everybody who is signed in. */
function hasOutbox(page: Page): Promise<boolean> {
  return page.evaluate(
    async (wanted) => (await indexedDB.databases()).some(({ name }) => name === wanted),
    database,
  )
}
