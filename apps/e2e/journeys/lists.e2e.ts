import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from '../src/journey'
import { addLearner } from '../src/learner'
import { seedList } from '../src/seed-list'
import { fillSignIn, signInBefore } from '../src/sign-in'
import { waitForFocus } from '../src/wait-for-focus'
import { waitUntilSent } from '../src/wait-until-sent'

const namesOf = (page: Page) =>
  page
    .getByRole('list', { name: /^(Items of|Your lists)/ })
    .getByRole('button', { name: /^Move / })
    .evaluateAll((handles) => handles.map((each) => each.getAttribute('aria-label')?.slice(5)))

const choose = async (page: Page, menu: string, action: string) => {
  await page.getByRole('button', { name: menu, exact: true }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

/** What is picked up hears the arrow keys a moment later, and nothing on the page shows when. */
async function pressUntilTold(page: Page, key: string, news: string): Promise<void> {
  const told = page.getByText(news)
  await expect
    .poll(
      async () => {
        if ((await told.count()) === 0) await page.keyboard.press(key)
        return told.waitFor({ state: 'attached', timeout: 5000 }).then(
          () => true,
          () => false,
        )
      },
      { timeout: 30_000 },
    )
    .toBe(true)
}

journey('save a word and a kanji with the keyboard alone', async ({ page, context, origin }) => {
  await signInBefore(context, await addLearner(origin))
  await page.goto('/app/dict/kanji/生/words')
  await page.keyboard.press('s')
  const dialog = page.getByRole('dialog', { name: 'Save to a list' })
  await dialog.getByText('You have no list yet').waitFor()
  await waitForFocus(dialog.getByRole('textbox'))
  await page.keyboard.type('Chapter 3')
  await page.keyboard.press('Enter')
  await dialog.getByRole('checkbox', { name: 'Chapter 3', checked: true }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  await page.goto('/app/dict/words')
  const words = page.locator('a.ja-word-row')
  await words.first().waitFor()
  await page.keyboard.press('j')
  await waitForFocus(words.first())
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/words\/\d+\/kanji/)
  await page.getByRole('button', { name: 'Save to a list' }).waitFor()
  await page.keyboard.press('s')
  await waitForFocus(dialog.getByRole('checkbox', { name: 'Chapter 3', checked: false }))
  await page.keyboard.press('Space')
  await dialog.getByRole('checkbox', { name: 'Chapter 3', checked: true }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  await page.keyboard.press('g')
  await page.keyboard.press('l')
  await page.getByRole('link', { name: 'Chapter 3 2 items' }).click()
  await page.getByRole('heading', { level: 1, name: 'Chapter 3' }).waitFor()
  await page.reload()
  await expect.poll(() => namesOf(page)).toEqual(['生', expect.any(String)])
})

journey(
  'who is signed out signs in and is asked for the list of the same kanji',
  async ({ page, origin }) => {
    const learner = await addLearner(origin)
    await page.goto('/app/dict/kanji/生/words')
    await page.getByRole('button', { name: 'Save to a list' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save to a list' })
    await dialog.getByRole('link', { name: 'Sign in' }).click()
    await fillSignIn(page, learner)
    await dialog.getByText('You have no list yet').waitFor()
    await page.waitForURL(encodeURI('/app/dict/kanji/生/words'))
  },
)

journey(
  'items are put in order by keys, told to screen readers, and by the mouse',
  async ({ page, context, origin }) => {
    const learner = await addLearner(origin)
    const listId = await seedList({ origin, ...learner, name: 'Order', kanji: ['生', '食', '学'] })
    await signInBefore(context, learner)
    await page.goto(`/app/dict/lists/${listId}`)
    await page.getByRole('button', { name: 'Move 生' }).focus()
    await page.keyboard.press('Space')
    await page.getByText('Moving 生, now 1 of 3.').waitFor({ state: 'attached' })
    await pressUntilTold(page, 'ArrowDown', '生: 2 of 3.')
    await page.keyboard.press('Space')
    await page.getByText('生 is now 2 of 3.').waitFor({ state: 'attached' })
    await expect.poll(() => namesOf(page)).toEqual(['食', '生', '学'])

    // Where the first one lies at last, once the rows have slid to their places.
    await page.getByRole('button', { name: 'Move 食' }).hover()
    const first = await page.getByRole('button', { name: 'Move 食' }).boundingBox()
    await page.getByRole('button', { name: 'Move 学' }).hover()
    await page.mouse.down()
    await page.mouse.move((first?.x ?? 0) + 10, (first?.y ?? 0) + 5, { steps: 10 })
    await page.mouse.up()
    await expect.poll(() => namesOf(page)).toEqual(['学', '食', '生'])
    await page.keyboard.press('Control+z')
    await expect.poll(() => namesOf(page)).toEqual(['食', '生', '学'])
    await choose(page, 'Actions for 学', 'Move to the top')
    await expect.poll(() => namesOf(page)).toEqual(['学', '食', '生'])

    await choose(page, 'Actions for 生', 'Move to the top')
    await expect.poll(() => namesOf(page)).toEqual(['生', '学', '食'])
    await waitUntilSent(page)
    await page.reload()
    await expect.poll(() => namesOf(page)).toEqual(['生', '学', '食'])
  },
)

journey(
  'a name and a note are written by keys alone, and the focus stays at the row',
  async ({ page, context, origin }) => {
    const learner = await addLearner(origin)
    const listId = await seedList({ origin, ...learner, name: 'Old', kanji: ['生'] })
    await signInBefore(context, learner)
    await page.goto(`/app/dict/lists/${listId}`)
    const openBy = async (menu: string, action: string) => {
      await page.getByRole('button', { name: menu, exact: true }).press('Enter')
      await page.getByRole('menuitem', { name: action, exact: true }).press('Enter')
      // The menu is gone only when it has faded, and until then it could take the focus back.
      await page.getByRole('menu').waitFor({ state: 'detached' })
    }
    await openBy('Actions for the list Old', 'Rename')
    await waitForFocus(page.getByLabel('Name of the list'))
    await page.keyboard.type('食べ物 🍣')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: '食べ物 🍣' }).waitFor()
    await waitForFocus(page.getByRole('button', { name: 'Actions for the list 食べ物 🍣' }))

    await openBy('Actions for 生', 'Add a note')
    await waitForFocus(page.getByLabel('Note for 生'))
    await page.keyboard.type('raw')
    await page.keyboard.press('Control+Enter')
    await page.getByText('raw', { exact: true }).waitFor()
    await waitForFocus(page.getByRole('button', { name: 'Actions for 生' }))

    // What is removed takes its row along: the keyboard goes on from the head of the list.
    await openBy('Actions for 生', 'Remove')
    await waitForFocus(page.getByRole('heading', { level: 1, name: '食べ物 🍣' }))
    await page.getByRole('link', { name: 'Lists', exact: true }).first().click()
    await openBy('Actions for 食べ物 🍣', 'Delete')
    await waitForFocus(page.getByRole('heading', { level: 1, name: 'Lists' }))
  },
)

journey(
  'several items move to another list and come back, places and notes included',
  async ({ page, context, origin }) => {
    const learner = await addLearner(origin)
    const kanji = ['生', '食', '学']
    const listId = await seedList({ origin, ...learner, name: 'From', kanji })
    const otherId = await seedList({ origin, ...learner, name: 'To', kanji: ['生'] })
    await signInBefore(context, learner)
    await page.goto(`/app/dict/lists/${listId}`)
    await choose(page, 'Actions for 生', 'Add a note')
    await page.getByLabel('Note for 生').fill('nama, as in draught beer')
    await page.getByRole('button', { name: 'Save note' }).click()
    await page.getByText('nama, as in draught beer').waitFor()

    await page.getByRole('button', { name: 'Choose', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Choose 生' }).check()
    await page.getByRole('checkbox', { name: 'Choose 学' }).check()
    await page.getByRole('button', { name: 'Move to…' }).click()
    await page.getByRole('menuitem', { name: 'To' }).click()
    await expect.poll(() => namesOf(page)).toEqual(['食'])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => namesOf(page)).toEqual(kanji)
    await page.getByText('nama, as in draught beer').waitFor()
    await waitUntilSent(page)
    await page.goto(`/app/dict/lists/${otherId}`)
    await page.getByRole('heading', { level: 1, name: 'To' }).waitFor()
    // What it had before stays.
    await expect.poll(() => namesOf(page)).toEqual(['生'])
  },
)

journey(
  'removing and deleting are undone by the toast or by Ctrl+Z',
  async ({ page, context, origin }) => {
    const learner = await addLearner(origin)
    const kanji = ['生', '食', '学']
    const listId = await seedList({ origin, ...learner, name: 'Keep', kanji })
    await signInBefore(context, learner)
    await page.goto(`/app/dict/lists/${listId}`)
    await choose(page, 'Actions for 食', 'Remove')
    await expect.poll(() => namesOf(page)).toEqual(['生', '学'])
    await page.keyboard.press('Control+z')
    await expect.poll(() => namesOf(page)).toEqual(kanji)

    await choose(page, 'Actions for the list Keep', 'Delete')
    await page.waitForURL('**/app/dict/lists')
    await page.getByText('Name your first one').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('link', { name: 'Keep 3 items' }).click()
    await expect.poll(() => namesOf(page)).toEqual(kanji)
  },
)

journey('two devices edit one list, and both edits are kept', async ({ page, context, origin }) => {
  const learner = await addLearner(origin)
  const listId = await seedList({ origin, ...learner, name: 'Both', kanji: ['生', '食', '学'] })
  await signInBefore(context, learner)
  const otherDevice = await context.browser()?.newContext({ baseURL: origin })
  if (otherDevice === undefined) throw new Error('no browser')
  try {
    const other = await otherDevice.newPage()
    await signInBefore(otherDevice, learner)
    await page.goto(`/app/dict/lists/${listId}`)
    await other.goto(`/app/dict/lists/${listId}`)
    await page.getByRole('button', { name: 'Move 生' }).waitFor()
    await other.getByRole('button', { name: 'Move 生' }).waitFor()

    await otherDevice.setOffline(true)
    await choose(other, 'Actions for 学', 'Move to the top')
    await expect.poll(() => namesOf(other)).toEqual(['学', '生', '食'])
    await other.getByText('One change waits for the connection').waitFor()
    await choose(page, 'Actions for 食', 'Add a note')
    await page.getByLabel('Note for 食').fill('from the first device')
    await page.getByRole('button', { name: 'Save note' }).click()
    await choose(page, 'Actions for 生', 'Remove')
    await waitUntilSent(page)

    await otherDevice.setOffline(false)
    await other.getByText('One change waits').waitFor({ state: 'detached' })
    await expect.poll(() => namesOf(other)).toEqual(['学', '食'])
    await other.getByText('from the first device').waitFor()
    await page.reload()
    await expect.poll(() => namesOf(page)).toEqual(['学', '食'])
    await page.getByText('from the first device').waitFor()
  } finally {
    await otherDevice.close()
  }
})

journey(
  'what was done without a connection is saved by a later visit, the tab long closed',
  async ({ page, context, origin }) => {
    const learner = await addLearner(origin)
    const listId = await seedList({ origin, ...learner, name: 'Train', kanji: ['生', '食'] })
    await signInBefore(context, learner)
    // The last that a page's start asks for; on a slow machine it comes long after the page.
    const isStarted = page.waitForResponse(/about\.getDictionary/)
    await page.goto(`/app/dict/lists/${listId}`)
    await page.getByRole('button', { name: 'Move 生' }).waitFor()
    // What is cut off on its way never answers: the page has all of its code before.
    await isStarted
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await choose(page, 'Actions for 生', 'Remove')
    await page.getByText('One change waits for the connection, safe on this device').waitFor()
    await page.close()
    await context.setOffline(false)

    const later = await context.newPage()
    const isSaved = later.waitForResponse((response) => response.url().includes('removeItems'))
    await later.goto('/app/dict')
    expect((await isSaved).status()).toBe(200)
    await later.goto(`/app/dict/lists/${listId}`)
    await expect.poll(() => namesOf(later)).toEqual(['食'])
    await waitUntilSent(later)
  },
)

journey(
  'a list is read by its link without an account, until the link is withdrawn',
  async ({ page, context, origin }) => {
    const learner = await addLearner(origin)
    const listId = await seedList({ origin, ...learner, name: 'For class', kanji: ['生', '食'] })
    await signInBefore(context, learner)
    await page.goto(`/app/dict/lists/${listId}`)
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await page.getByRole('button', { name: 'Make a link' }).click()
    const link = await page.getByText(`${origin}/lists/`).textContent()
    const visitor = await context.browser()?.newContext()
    if (visitor === undefined || link === null) throw new Error('no browser or no link')
    try {
      const reader = await visitor.newPage()
      await reader.goto(link)
      await reader.getByRole('heading', { level: 1, name: 'For class' }).waitFor()
      const items = reader.getByRole('list', { name: 'Items' }).getByRole('link')
      await expect.poll(() => items.count()).toBe(2)
      await reader.getByRole('button', { name: 'Sign in to copy it' }).waitFor()
      await page.getByRole('button', { name: 'Withdraw link' }).click()
      await page.getByText('leads nowhere any more').waitFor()
      await reader.reload()
      await reader.getByRole('heading', { level: 1, name: 'No list here' }).waitFor()
    } finally {
      await visitor.close()
    }
  },
)

journey('a list leaves as CSV and as text for Anki', async ({ page, context, origin }) => {
  const learner = await addLearner(origin)
  const listId = await seedList({ origin, ...learner, name: 'Export', kanji: ['生', '食'] })
  await signInBefore(context, learner)
  await page.goto(`/app/dict/lists/${listId}`)
  for (const [action, fileName] of [
    ['Save as CSV', 'Export.csv'],
    ['Save for Anki', 'Export.txt'],
  ] as const) {
    const downloading = page.waitForEvent('download')
    await choose(page, 'Actions for the list Export', action)
    const download = await downloading
    expect(download.suggestedFilename()).toBe(fileName)
    const file = Buffer.concat(await (await download.createReadStream()).toArray())
    expect(file.toString('utf8')).toContain('生')
  }
})
