import { expect } from 'vitest'
import { journey } from '../src/journey'
import { signInBefore } from '../src/sign-in'
import { addStudyLearner } from '../src/study-learner'

journey('from a kanji to a word to another kanji', async ({ page }) => {
  await page.goto('/app/dict/kanji/生')
  await page.waitForURL(/\/words$/)
  await page.locator('a.ja-word-row', { hasText: 'teacher' }).first().click()
  await page.waitForURL(/\/app\/dict\/words\/\d+\/kanji/)
  await page.locator('a[href*="/app/dict/kanji/%E5%85%88"]:visible').first().click()
  await page.waitForURL(`**${encodeURI('/app/dict/kanji/先/words')}`)
})

journey('a bare definition path keeps its search parameters', async ({ page }) => {
  await page.goto('/app/dict/kanji/生?position=start')
  await page.waitForURL(/\/kanji\/[^/]+\/words\?position=start/)
})

journey('/ leads to the dictionary', async ({ page }) => {
  await page.goto('/')
  await page.waitForURL(/\/app\/dict$/)
  await page.waitForFunction(() => document.title === 'Dictionary | Kotonoha')
})

journey('every tab of a kanji and of a word has something to say', async ({ page }) => {
  await page.goto('/app/dict/kanji/生/words')
  for (const tab of ['Writing', 'Structure', 'Related']) {
    await page.getByRole('link', { name: tab, exact: true }).first().click()
    await page.waitForURL(new RegExp(`/${tab.toLowerCase()}$`))
    await expect
      .poll(async () => (await page.getByRole('main').innerText()).length)
      .toBeGreaterThan(150)
  }
  await page.goto('/app/dict?q=taberu')
  await page.locator('[role=option][href*="/words/"]').first().click()
  await page.waitForURL(/\/kanji/)
  for (const tab of ['Pronunciation', 'Conjugation']) {
    await page.getByRole('link', { name: tab, exact: true }).first().click()
    await page.waitForURL(new RegExp(`/${tab.toLowerCase()}`))
  }
  await page.getByText('食べました').or(page.locator('ruby')).first().waitFor()
})

journey('invalid search parameters fall back', async ({ page }) => {
  await page.goto('/app/dict/kanji?jlpt=N9&strokes=many')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByText('Oops! Something went wrong.').count()).toBe(0)
  await page.goto('/app/dict/words?pos=%00&sort=sideways&loanword=7')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByText('Oops! Something went wrong.').count()).toBe(0)
})

journey(
  'letters of twice the size leave the bars whole: nothing lies over another or outside',
  async ({ page, context, origin }) => {
    await signInBefore(context, await addStudyLearner(origin))
    await page.setViewportSize({ width: 820, height: 900 })
    await page.goto('/app/kanji/dashboard')
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    const sidesOf = (parts: string) =>
      page
        .locator(parts)
        .evaluateAll((all) =>
          all.map((each) => each.getBoundingClientRect()).map(({ x, right }) => [x, right]),
        )
    const bar = await sidesOf('.app-name-text, .app-bar > :not(.app-name)')
    expect(bar.flat()).toEqual(bar.flat().sort((one, other) => one - other))
    await page.setViewportSize({ width: 390, height: 844 })
    const destinations = await sidesOf('.app-destination:visible')
    expect(destinations.length).toBeGreaterThan(4)
    expect(Math.max(...destinations.flat())).toBeLessThanOrEqual(390)
  },
)
