import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { fakeWaniKani, waniKaniToken } from '../src/fake-wanikani'
import { journey } from '../src/journey'
import { signInBefore } from '../src/sign-in'
import { addStudyLearner } from '../src/study-learner'

const path = '/app/kanji/preferences/integrations'

/** The page is still the one that was opened, and nothing was begun on the server. */
async function expectNothingBrought(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'isThatOfBefore' in window)).toBe(true)
  expect(await page.getByRole('list', { name: 'What you brought' }).count()).toBe(0)
}

journey(
  'a token that ends half-way and a network that goes half-way leave nothing, and reading goes on',
  async ({ context, origin }) => {
    await fakeWaniKani(context)
    let trouble: 'token' | 'network' | undefined = 'token'
    let troubled = 0
    await context.route('https://api.wanikani.com/v2/assignments**', (route) => {
      if (trouble === undefined || route.request().method() === 'OPTIONS') return route.fallback()
      troubled += 1
      if (trouble === 'network') return route.abort('connectionreset')
      const headers = { 'access-control-allow-origin': '*' }
      return route.fulfill({ status: 401, headers, json: { error: 'Unauthorized', code: 401 } })
    })
    await signInBefore(context, await addStudyLearner(origin))
    // Of a page that journeys are given, no request may go to WaniKani.
    const page = await context.newPage()
    await page.goto(path)
    await page.evaluate(() => Object.assign(window, { isThatOfBefore: true }))
    const alert = page.getByRole('alert')
    const look = async () => {
      await page.getByRole('button', { name: 'Look at my WaniKani' }).click()
    }

    // Pasted once: whoever tries again has it there still.
    await page.getByLabel('API token').fill(waniKaniToken)
    await look()
    await alert.getByText('WaniKani does not take this token any more').waitFor()
    expect(troubled).toBe(1)
    await expectNothingBrought(page)

    trouble = 'network'
    await look()
    await alert.getByText('The connection was lost').waitFor()
    await expectNothingBrought(page)

    trouble = undefined
    await look()
    await page.getByText('6 cards will be made').waitFor()
    await expectNothingBrought(page)
  },
)
