import assert from 'node:assert/strict'
import { expect } from 'vitest'
import { callsOf } from '../src/calls-of'
import { connectBrowser } from '../src/connect-browser'
import { journey } from '../src/journey'
import { addLearner } from '../src/learner'
import { lookOverPage } from '../src/look-over-page'
import { signInBefore } from '../src/sign-in'
import { waitForFocus } from '../src/wait-for-focus'
import { waitUntilStill } from '../src/wait-until-still'

journey(
  'a newcomer answers four questions, and is in the first lesson',
  async ({ page, context, origin }) => {
    await signInBefore(context, await addLearner(origin))
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/app/kanji/dashboard')
    await page.waitForURL('**/app/kanji/onboarding*')
    await page.getByText('Step 1 of 4').waitFor()
    await page.getByText('became 日').waitFor()
    await lookOverPage(page)
    await page.getByRole('radio', { name: /To read/ }).check()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Can you read kana?' }).waitFor()
    // The address that the first question was opened at names no step.
    await page.goBack()
    await page.getByRole('heading', { name: 'What are you learning for?' }).waitFor()
    await page.goForward()
    await page.getByRole('heading', { name: 'Can you read kana?' }).waitFor()
    await page.getByLabel('Reading of さくら').fill('sakura')
    await page.getByLabel('Reading of コーヒー').fill('koohii')
    await page.getByLabel('Reading of きょうしつ').fill('kyoushitsu')
    await page.getByRole('radio', { name: /Yes, hiragana/, checked: true }).waitFor()
    await lookOverPage(page)
    await page.getByRole('button', { name: 'Continue' }).click()

    await page.getByRole('radio', { name: /Test me/ }).check()
    await page.getByRole('button', { name: 'Begin the test' }).click()
    await page.getByText('Question 1 of').waitFor()
    // Nothing but an answer or "Leave the test" leads on.
    assert.equal(await page.getByRole('button', { name: /^(Continue|Skip the rest)/ }).count(), 0)
    await page.getByRole('button', { name: 'Leave the test' }).press('Enter')
    await waitForFocus(page.getByRole('heading', { name: 'Where do you begin?' }))
    await page.getByRole('radio', { name: /Test me/ }).check()
    await page.getByRole('button', { name: 'Begin the test' }).click()
    await page.getByText('Question 1 of').waitFor()
    await page.getByRole('button', { name: 'I don’t know' }).click()
    await page.getByText('Question 2 of').waitFor()
    // Neither Back nor an address of a later step leads past it.
    await page.goBack()
    await page.getByRole('heading', { name: 'Can you read kana?' }).waitFor()
    assert.equal(await page.getByRole('button', { name: /^Skip the rest/ }).count(), 0)
    await page.goto('/app/kanji/onboarding?step=pace')
    await page.getByText('Question 2 of').waitFor()
    const result = page.getByText(/^You knew 0 of/)
    const unknown = page.getByRole('button', { name: 'I don’t know' })
    for (let asked = 2; asked <= 25 && !(await result.isVisible()); asked++) {
      await unknown.or(result).click()
      await page
        .getByText(`Question ${asked + 1} of`)
        .or(result)
        .waitFor()
    }
    await result.waitFor()
    // The field that had the focus is gone: the keyboard goes on from the question.
    await waitForFocus(page.getByRole('heading', { name: 'Where do you begin?' }))
    await page.getByRole('button', { name: 'Continue' }).click()

    await page.getByRole('slider').press('ArrowRight')
    await page
      .getByText(/16 new cards a day/)
      .first()
      .waitFor()
    await lookOverPage(page)
    await page.goBack()
    await page.getByRole('heading', { name: 'Where do you begin?' }).waitFor()
    await page.goForward()
    await page
      .getByText(/16 new cards a day/)
      .first()
      .waitFor()
    // A reload in the midst keeps the place and what was chosen.
    await page.reload()
    await page
      .getByText(/16 new cards a day/)
      .first()
      .waitFor()
    await page.getByText('Step 4 of 4').waitFor()
    await page.getByRole('button', { name: 'Begin the first lesson' }).click()
    await page.waitForURL('**/app/kanji/study?mode=lessons')

    // Whoever has begun has nothing to do there any more.
    await page.goto('/app/kanji/onboarding')
    await page.waitForURL('**/app/kanji/dashboard')
  },
)

journey(
  'whoever learnt elsewhere is led to where that is brought over',
  async ({ page, context, origin }) => {
    await signInBefore(context, await addLearner(origin))
    await page.goto('/app/kanji/onboarding?step=placement')
    await page.getByRole('radio', { name: /Where I am elsewhere/ }).check()
    await page.goto('/app/kanji/onboarding?step=pace')
    await page.getByRole('button', { name: 'Bring over what I know' }).click()
    await page.waitForURL('**/app/kanji/preferences/integrations')
    await page.getByLabel('API token').waitFor()
  },
)

journey(
  'the defaults are good enough to press Enter through, on a narrow phone',
  async ({ page, context, origin }) => {
    await signInBefore(context, await addLearner(origin))
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/app/kanji/onboarding')
    for (const step of [1, 2, 3]) {
      await page.getByText(`Step ${step} of 4`).waitFor()
      const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > 360)
      assert.equal(isTooWide, false, `step ${step} is wider than the screen`)
      await page.getByRole('button', { name: 'Continue' }).press('Enter')
    }
    await page.getByText('Step 4 of 4').waitFor()
    await page.getByRole('button', { name: 'Begin the first lesson' }).press('Enter')
    await page.waitForURL('**/app/kanji/study?mode=lessons')
  },
)

journey('two tabs have one set of answers', async ({ page, context, origin }) => {
  await signInBefore(context, await addLearner(origin))
  await page.goto('/app/kanji/onboarding?step=placement')
  const other = await context.newPage()
  await other.goto('/app/kanji/onboarding?step=pace')
  await page.getByRole('radio', { name: /I choose a level/ }).check()
  await page.getByLabel('Level', { exact: true }).selectOption('20')
  await other.getByRole('slider').press('ArrowRight')
  await other.getByText('16 new cards a day').waitFor()
  // Where level 1 leads says nothing to whoever begins at level 20.
  await other.getByText('after a year').waitFor()
  await expect.poll(() => other.getByText(/^Level \d/).count()).toBe(0)
  await other.reload()
  await other.getByRole('button', { name: 'Back' }).click()
  await other.getByRole('radio', { name: /I choose a level/, checked: true }).waitFor()
  assert.equal(await other.getByLabel('Level', { exact: true }).inputValue(), '20')
})

journey(
  'whoever has begun elsewhere meanwhile is told that it stays so',
  async ({ page, context, origin }) => {
    const learner = await addLearner(origin)
    await signInBefore(context, learner)
    await page.goto('/app/kanji/onboarding?step=pace')
    const tab = await context.newPage()
    await tab.goto('/app/kanji/onboarding?step=pace')
    await tab.getByRole('button', { name: 'Begin the first lesson' }).waitFor()
    const browser = await connectBrowser()
    const device = await browser.newContext({ baseURL: origin })
    await signInBefore(device, learner)
    try {
      const other = await device.newPage()
      await other.goto('/app/kanji/onboarding?step=placement')
      await other.getByRole('radio', { name: /I choose a level/ }).check()
      await other.getByLabel('Level', { exact: true }).selectOption('20')
      await other.getByRole('button', { name: 'Continue' }).click()
      await other.getByText('Step 4 of 4').waitFor()

      await page.getByRole('button', { name: 'Begin the first lesson' }).click()
      await page.waitForURL('**/app/kanji/study?mode=lessons')
      // The tab beside it hears of it at once, the other device at its end.
      await tab.waitForURL('**/app/kanji/dashboard')
      await tab.getByText('You had begun already, at level 1').waitFor()
      await other.getByRole('button', { name: 'Begin the first lesson' }).click()
      await other.getByText('You had begun already, at level 1').waitFor()
      await other.waitForURL('**/app/kanji/dashboard')
    } finally {
      await device.close()
    }
  },
)

journey(
  'whoever wants nothing new is not led to a lesson that is not there',
  async ({ page, context, origin }) => {
    await signInBefore(context, await addLearner(origin))
    await page.goto('/app/kanji/onboarding?step=pace')
    await page.getByRole('slider').press('Home')
    await page.getByRole('button', { name: 'Go to the dashboard' }).click()
    await page.waitForURL('**/app/kanji/dashboard')
  },
)

journey('whoever wants to begin at once skips everything', async ({ page, context, origin }) => {
  await signInBefore(context, await addLearner(origin))
  await page.goto('/app/kanji/onboarding')
  await page.getByRole('button', { name: 'Skip the rest and begin' }).click()
  await page.waitForURL('**/app/kanji/study?mode=lessons')
})

journey(
  'an end that did not reach the server is tried again',
  async ({ page, context, origin }) => {
    await signInBefore(context, await addLearner(origin))
    await page.goto('/app/kanji/onboarding?step=pace')
    await page.getByRole('button', { name: 'Begin the first lesson' }).waitFor()
    const ends = callsOf('kanji.onboarding.finish')
    await page.route(ends, (call) => call.abort())
    await page.getByRole('button', { name: 'Begin the first lesson' }).click()
    await page.getByRole('alert').getByText('could not be reached').waitFor()
    await page.unroute(ends)
    await page.getByRole('button', { name: 'Begin the first lesson' }).click()
    await page.waitForURL('**/app/kanji/study?mode=lessons')
  },
)

journey('a stranger signs in first, and comes back', async ({ page }) => {
  await page.goto('/app/kanji/onboarding')
  await page.waitForURL('**/account/sign-in?returnTo=*onboarding*')
})

journey(
  'on a phone nothing moves when the first lesson takes the place of the last question',
  async ({ page, context, origin }) => {
    await signInBefore(context, await addLearner(origin))
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/app/kanji/onboarding?step=pace')
    const begin = page.getByRole('button', { name: 'Begin the first lesson' })
    await begin.waitFor()
    await waitUntilStill(page)
    // On a slow line the bars go long after the press, which excuses no move any more.
    await page.route(callsOf('kanji.onboarding.finish'), async (call) => {
      await page.evaluate(() => {
        Object.assign(window, { shifted: 0 })
        new PerformanceObserver((list) => {
          const scores = list
            .getEntries()
            .map((entry) => (entry as unknown as { value: number }).value)
          const { shifted } = window as unknown as { shifted: number }
          Object.assign(window, { shifted: scores.reduce((sum, score) => sum + score, shifted) })
        }).observe({ type: 'layout-shift' })
      })
      await call.continue()
    })
    await begin.click()
    await page.locator('.lesson-head').waitFor()
    await page.getByRole('button', { name: 'Write it again' }).waitFor()
    await waitUntilStill(page)
    const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted)
    expect(shifted).toBeLessThan(0.01)
  },
)
