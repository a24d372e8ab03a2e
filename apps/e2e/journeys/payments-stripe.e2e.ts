import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeStripe, startFakeStripe } from '../src/fake-stripe'
import { addLearner } from '../src/learner'
import { lookOverInBothThemes } from '../src/look-over-page'
import { signInBefore } from '../src/sign-in'
import { useOwnSite } from '../src/site-of-its-own'

let stripe: FakeStripe

const site = useOwnSite(async () => {
  stripe = await startFakeStripe()
  return { environment: stripe.environment }
})

beforeAll(() => stripe.tell(site.origin))
afterAll(() => stripe?.stop())

test('from the prices on the landing page to the page of Stripe, the invoice and the portal', async () => {
  const learner = await addLearner(site.origin)
  const { page, context } = await site.openPage({ width: 390, height: 800 })
  await page.goto('/landing/kanji')
  await page.getByRole('heading', { name: 'What it costs' }).waitFor()
  await page.getByText('€9.31 a month').waitFor()
  await lookOverInBothThemes(page)

  await signInBefore(context, learner)
  await page.goto('/app/kanji/subscription')
  await page.getByText('Test payments: no money moves.').waitFor()
  await page.getByRole('link', { name: 'Choose Monthly' }).click()
  await page.getByText('You pay on the page of Stripe').waitFor()
  await page.getByRole('checkbox', { name: /I agree to the terms/ }).check()
  await page.getByRole('button', { name: 'Order and pay' }).dblclick()
  await page.getByRole('button', { name: 'Pay' }).click()
  await page.getByText('Your payment was received').waitFor()
  await page.getByRole('heading', { name: 'Your plan Monthly plan' }).waitFor()
  await page.getByRole('link', { name: /^Invoice KOTONOHA-/ }).waitFor()
  expect(await page.getByRole('link', { name: /^Invoice/ }).count()).toBe(1)

  // What is done there is told, and the page that one comes back to looks until it shows.
  await page.getByRole('button', { name: 'Payment method' }).click()
  await page.getByRole('button', { name: 'Cancel plan' }).click()
  await page.getByRole('link', { name: 'Back to Kotonoha' }).click()
  await page.getByText(/Cancelled\. You have all levels until/).waitFor()
  await lookOverInBothThemes(page)
  await page.getByRole('button', { name: 'Keep the subscription' }).click()
  await page.getByText(/All levels\. Renews on/).waitFor()
})

test('the way to the subscription is in the rail, and on a phone in the settings', async () => {
  const learner = await addLearner(site.origin)
  const { page, context } = await site.openPage()
  await signInBefore(context, learner)
  await page.goto('/app/kanji/agent')
  await page.getByRole('navigation', { name: 'Main' }).getByText('Subscription').click()
  await page.getByRole('heading', { name: 'Your plan Free' }).waitFor()
})
