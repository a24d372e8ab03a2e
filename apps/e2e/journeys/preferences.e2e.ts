import { expect } from 'vitest'
import { connectBrowser } from '../src/connect-browser'
import { journey } from '../src/journey'
import { addLearner } from '../src/learner'
import { signInBefore, signInByPage, signOutByMenu } from '../src/sign-in'

const isDark = () => document.documentElement.classList.contains('dark')

/** The choice has reached the account: nothing waits on the device any more. */
const hasArrived = () => {
  const { state } = JSON.parse(localStorage.getItem('preferences-store') ?? '{}')
  return Object.keys(state?.own?.waiting ?? ['not stored yet']).length === 0
}

journey(
  'the bare path opens the general tab, for who is signed in',
  async ({ page, context, origin }) => {
    await signInBefore(context, await addLearner(origin))
    await page.goto('/app/dict/preferences')
    await page.waitForURL('**/app/dict/preferences/general')
    await page.getByRole('heading', { name: 'Preferences', level: 1 }).waitFor()
    await page.getByRole('link', { name: 'Notifications' }).click()
    await page.getByRole('switch', { name: 'What is new' }).waitFor()
    await page.keyboard.press('[')
    await page.waitForURL('**/app/dict/preferences/account')
  },
)

journey(
  'what is chosen on one device holds on the other, by keyboard alone',
  async ({ page, origin }) => {
    const learner = await addLearner(origin)
    await signInByPage(page, learner)
    await page.goto('/app/dict/preferences/general')
    await page.getByRole('radio', { name: 'Light' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.waitForFunction(isDark)
    await page.getByRole('radio', { name: 'Chain' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => page.locator('.pitch-samples .ja-pitch-box').count()).toBe(3)
    await page.waitForFunction(hasArrived)

    const browser = await connectBrowser()
    const phone = await browser.newContext({ baseURL: origin })
    const there = await phone.newPage()
    await signInByPage(there, learner)
    await there.waitForFunction(isDark)
    await there.goto('/app/dict/preferences/general')
    await there.getByRole('radio', { name: 'Box', checked: true }).waitFor()
    // And the other way round, for who returns to a page that was left open.
    await there.getByRole('switch', { name: 'Keep what I looked at' }).click()
    await there.waitForFunction(hasArrived)
    await expect
      .poll(
        async () => {
          await page.evaluate(() => window.dispatchEvent(new Event('focus')))
          return page.getByRole('switch', { name: 'Keep what I looked at' }).isChecked()
        },
        { interval: 1000 },
      )
      .toBe(false)
    await phone.close()
  },
)

journey('two tabs of one browser are in step', async ({ page, origin, context }) => {
  await signInBefore(context, await addLearner(origin))
  await page.goto('/app/dict/preferences/general')
  await page.getByRole('radio', { name: 'Dark' }).waitFor()
  const other = await context.newPage()
  await other.goto('/app/dict/preferences/general')
  await other.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await page.waitForFunction(isDark)
  await page.getByRole('radio', { name: 'Dark', checked: true }).waitFor()
})

journey(
  'what is chosen without a connection is kept, said to wait, and sent later',
  async ({ page, origin, context }) => {
    await signInBefore(context, await addLearner(origin))
    // What keeps the page in step comes after the drawing, on a slow machine long after.
    const isInStep = page.waitForResponse(/core\.user\.getPreferences/)
    await page.goto('/app/dict/preferences/general')
    await isInStep
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
    await page.getByText('is sent later').waitFor()
    expect(await page.evaluate(hasArrived)).toBe(false)
    await context.setOffline(false)
    await page.waitForFunction(hasArrived)
    await page.getByText('is sent later').waitFor({ state: 'detached' })
  },
)

journey(
  'the next person on the device does not inherit what was chosen',
  async ({ page, origin }) => {
    const [first, second] = [await addLearner(origin), await addLearner(origin)]
    await signInByPage(page, first)
    await page.goto('/app/dict/preferences/general')
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
    await page.waitForFunction(hasArrived)
    await signOutByMenu(page)
    await signInByPage(page, second)
    await page.waitForFunction(() => !document.documentElement.classList.contains('dark'))
    await signOutByMenu(page)
    await signInByPage(page, first)
    await page.waitForFunction(isDark)
  },
)
