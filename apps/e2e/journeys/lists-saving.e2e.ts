import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { connectBrowser } from '../src/connect-browser'
import { journey } from '../src/journey'
import { addLearner } from '../src/learner'
import { seedList, shareSeededList } from '../src/seed-list'
import { signInBefore } from '../src/sign-in'
import { waitUntilSent } from '../src/wait-until-sent'

/** Another browser, in which somebody is signed in. */
async function openOther(origin: string, learner: { session: object }) {
  const browser = await connectBrowser()
  const context = await browser.newContext({ baseURL: origin })
  await signInBefore(context, learner)
  return context.newPage()
}

async function saveTo(page: Page, list: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Save to a list' })
  await dialog.getByRole('checkbox', { name: list }).check()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await dialog.waitFor({ state: 'detached' })
}

journey(
  'a word is saved from its row, and a kanji from the tile under the pointer',
  async ({ page, context, origin }) => {
    const learner = await addLearner(origin)
    const listId = await seedList({ origin, ...learner, name: 'Found' })
    await signInBefore(context, learner)
    await page.goto('/app/dict/words')
    const save = page.getByRole('button', { name: /^Save .* to a list$/ }).first()
    const word = (await save.getAttribute('aria-label'))?.slice(5, -10) ?? ''
    await save.click()
    await saveTo(page, 'Found')

    await page.goto('/app/dict/kanji')
    await page.locator('[data-kanji="学"]').hover()
    await page.getByRole('tooltip').waitFor()
    await page.keyboard.press('s')
    await saveTo(page, 'Found')

    await page.goto(`/app/dict/lists/${listId}`)
    const items = page.getByRole('list', { name: 'Items of Found' })
    for (const text of [word, '学']) await items.getByText(text, { exact: true }).first().waitFor()
    await expect.poll(() => items.getByRole('listitem').count()).toBe(2)
  },
)

journey(
  'a shared list is copied into one’s own, which is then apart',
  async ({ page, context, origin }) => {
    const owner = await addLearner(origin)
    const kanji = ['生', '食', '学']
    const listId = await seedList({ origin, ...owner, name: 'For class', kanji })
    await signInBefore(context, owner)
    await page.goto(`/app/dict/lists/${listId}`)
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await page.getByRole('button', { name: 'Make a link' }).click()
    const link = await page.getByText(`${origin}/lists/`).textContent()

    const reader = await openOther(origin, await addLearner(origin))
    try {
      await reader.goto(link ?? '')
      await reader.getByRole('button', { name: 'Copy to my lists' }).click()
      await reader.waitForURL(/\/app\/dict\/lists\/(?!.*[?])/)
      await reader.getByRole('heading', { level: 1, name: 'For class' }).waitFor()
      expect(reader.url()).not.toContain(listId)
      await reader.getByRole('button', { name: 'Move 生' }).waitFor()
      await reader.getByRole('button', { name: 'Actions for 生', exact: true }).click()
      await reader.getByRole('menuitem', { name: 'Remove' }).click()
      await reader.getByRole('button', { name: 'Move 生' }).waitFor({ state: 'detached' })
      await waitUntilSent(reader)
      await page.reload()
      for (const each of kanji) await page.getByRole('button', { name: `Move ${each}` }).waitFor()
    } finally {
      await reader.context().close()
    }
  },
)

journey('a long shared list is where it was after a reload', async ({ page, origin }) => {
  await page.goto('/app/dict/kanji')
  const tiles = page.locator('.ja-kanji-tile')
  const kanji = (await tiles.allTextContents()).map((text) => text.slice(0, 1)).slice(0, 70)
  const owner = await addLearner(origin)
  const listId = await seedList({ origin, ...owner, name: 'For class', kanji })
  await page.goto(await shareSeededList({ origin, ...owner, listId }))
  const items = page.getByRole('list', { name: 'Items' }).getByRole('listitem')
  await expect.poll(() => items.count()).toBe(kanji.length)
  await items.nth(64).scrollIntoViewIfNeeded()
  const readPlace = () => page.evaluate(() => Math.round(scrollY))
  const before = await readPlace()
  await page.reload()
  await expect.poll(() => items.count()).toBe(kanji.length)
  await expect.poll(readPlace).toBe(before)
})

journey(
  'what was looked at on one device is found on the other',
  async ({ page, context, origin }) => {
    const learner = await addLearner(origin)
    await signInBefore(context, learner)
    // A few seconds after the page was opened, so that walking through ten kanji is one call.
    const isTold = page.waitForResponse((answer) => {
      const request = answer.request()
      return request.url().includes('recentlyViewed.sync') && !!request.postData()?.includes('食')
    })
    await page.goto('/app/dict/kanji/食/words')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await isTold
    const phone = await openOther(origin, learner)
    try {
      await phone.goto('/app/dict')
      const recent = phone.getByRole('region', { name: 'Recently viewed' })
      await recent.getByRole('link', { name: /食/ }).waitFor()
    } finally {
      await phone.context().close()
    }
  },
)
