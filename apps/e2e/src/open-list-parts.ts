import type { Page } from 'playwright-core'
import { seedList } from './seed-list'

/** The pages and dialogs of lists, filled; the learner of the page is signed in already. */
export const listParts: Record<string, (page: Page) => Promise<void>> = {
  'all-lists': async (page) => {
    await fillLists(page)
    await page.goto('/app/dict/lists')
    await page.getByRole('link', { name: 'Chapter 3' }).waitFor()
  },
  'no-list': async (page) => {
    await page.goto('/app/dict/lists')
    await page.getByText('Name your first one').waitFor()
  },
  'one-list': async (page) => {
    await openList(page)
    await page.getByRole('button', { name: 'Actions for 生', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Add a note' }).click()
    await page.getByLabel('Note for 生').fill('なま in 生ビール, but せい in 学生')
    await page.getByRole('button', { name: 'Save note' }).click()
  },
  choosing: async (page) => {
    await openList(page)
    await page.getByRole('button', { name: 'Choose', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Choose 生' }).check()
  },
  'share-link': async (page) => {
    await openList(page)
    await shareList(page)
  },
  'shared-page': async (page) => {
    await openList(page)
    const link = await shareList(page)
    await page.goto(link)
    await page.getByRole('button', { name: 'Copy to my lists' }).waitFor()
  },
  'save-dialog': async (page) => {
    await fillLists(page)
    await page.goto('/app/dict/kanji/生/words')
    await page.getByRole('button', { name: 'Save to a list', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Chapter 3' }).waitFor()
  },
  'share-kanji': async (page) => {
    await page.goto('/app/dict/kanji/生/words')
    await openShareDialog(page)
  },
  'share-word': async (page) => {
    await page.goto('/app/dict/words')
    await page.getByRole('list', { name: 'Words' }).getByRole('link').first().click()
    await page.waitForURL(/\/words\/\d+\/kanji/)
    await openShareDialog(page)
  },
}

async function fillLists(page: Page): Promise<string> {
  const { origin } = new URL(page.url())
  const accessToken = await page.evaluate(
    (): string => JSON.parse(localStorage.getItem('auth-session') ?? '').access_token,
  )
  const kanji = ['生', '食', '学', '時']
  const listId = await seedList({ origin, accessToken, name: 'Chapter 3', kanji })
  await seedList({ origin, accessToken, name: 'To ask the teacher about, before Thursday' })
  return listId
}

async function openList(page: Page): Promise<void> {
  await page.goto(`/app/dict/lists/${await fillLists(page)}`)
  await page.getByRole('heading', { level: 1, name: 'Chapter 3' }).waitFor()
}

async function shareList(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  return (await page.getByText(/\/lists\/[\w-]{22}$/).textContent()) ?? ''
}

async function openShareDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('button', { name: 'Copy link' }).waitFor()
}
