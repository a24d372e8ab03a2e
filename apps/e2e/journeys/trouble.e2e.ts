import { expect } from 'vitest'
import { journey } from '../src/journey'
import { addLearner } from '../src/learner'
import { signInBefore } from '../src/sign-in'

journey('an unknown address shows the not-found page and a way home', async ({ page }) => {
  await page.goto('/app/nowhere')
  await page.getByText('Oops! Page not found').waitFor()
  await page.getByText('404').first().waitFor()
  await page.getByRole('link', { name: 'Return to home page' }).click()
  await page.waitForURL(/\/app\/dict$/)
})

for (const path of [
  '/app/dict/words/1',
  '/app/dict/kanji/龘',
  '/app/dict/words/eat',
  '/app/dict/kanji/abcdef',
]) {
  journey(`${path} is not in the dictionary`, async ({ page }) => {
    await page.goto(path)
    await page.getByText('Oops! Page not found').waitFor()
  })
}

journey('when the server cannot be reached, a retry brings the page', async ({ page, context }) => {
  await page.goto('/app/dict')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.route('**/api/**', (route) => route.abort())
  await page.getByRole('link', { name: 'Words' }).first().click()
  const retry = page.getByRole('button', { name: /try again|retry/i }).first()
  await retry.waitFor({ timeout: 45_000 })
  await page.unroute('**/api/**')
  await retry.click()
  await page.locator('a.ja-word-row').first().waitFor()
  expect(await context.cookies()).toEqual([])
})

journey(
  'a browser that forgot who is signed in is offered a retry, and no account',
  async ({ page, context, origin }) => {
    await signInBefore(context, await addLearner(origin))
    await page.route(/core\.user\.getMe/, (route) => route.fulfill({ status: 500 }))
    await page.goto('/app/dict/lists')
    const retry = page.getByRole('button', { name: 'Try again' })
    await retry.waitFor({ timeout: 45_000 })
    expect(await page.getByRole('link', { name: 'Create an account' }).count()).toBe(0)
    await page.unroute(/core\.user\.getMe/)
    const create = page.getByRole('button', { name: 'Create', exact: true })
    // The page asks again by itself as well, and may be first.
    await Promise.any([retry.click(), create.waitFor()])
    await create.waitFor()
  },
)
