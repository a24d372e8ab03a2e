import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addLearner } from '../src/learner'
import { lookOverInBothThemes } from '../src/look-over-page'
import { findLatestMail } from '../src/mailbox'
import { showPassword } from '../src/show-password'
import { signInBefore } from '../src/sign-in'
import { useOwnSite } from '../src/site-of-its-own'
import { addStudyLearner } from '../src/study-learner'

const site = useOwnSite(() => ({
  environment: { KOTONOHA_PAYMENTS: 'test', KOTONOHA_FREE_LEVELS: '1' },
}))

/** From the page that says what is free to the one that takes the money. */
async function goToCheckout(page: Page): Promise<void> {
  await page.goto('/app/kanji/subscription')
  await page.getByRole('heading', { name: 'Your plan Free' }).waitFor()
  await page.getByRole('link', { name: 'Choose Annual' }).click()
  await page.getByRole('heading', { name: 'Checkout' }).waitFor()
}

async function order(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /I agree to the terms/ }).check()
  await page.getByRole('button', { name: 'Order and pay' }).click()
  await page.waitForURL('**/dev/pay/checkout/*')
}

test('a learner buys a year, sees the invoice, cancels, changes their mind and withdraws', async () => {
  const learner = await addLearner(site.origin)
  const { page, context } = await site.openPage()
  await signInBefore(context, learner)
  await goToCheckout(page)
  await lookOverInBothThemes(page)
  await order(page)
  await page.getByRole('button', { name: 'Decline' }).click()
  await page.getByText('The payment was declined.').waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('heading', { name: 'Checkout' }).waitFor()
  await order(page)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.getByText('Your payment was received').waitFor()
  await page.getByRole('heading', { name: 'Your plan Annual plan' }).waitFor()
  await lookOverInBothThemes(page)

  const [invoice] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: /^Invoice TEST/ }).click(),
  ])
  await invoice.getByText('annual: 72.00 EUR').waitFor()
  await invoice.close()

  // What was said of the payment is not true any more, and does not come back.
  const received = page.getByText('Your payment was received')
  expect(await received.count()).toBe(1)
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await page.getByRole('button', { name: 'Cancel the subscription' }).click()
  await page.getByText(/Cancelled\. You have all levels until/).waitFor()
  expect(await received.count()).toBe(0)
  await page.getByRole('button', { name: 'Keep the subscription' }).click()
  await page.getByText(/All levels\. Renews on/).waitFor()
  expect(await received.count()).toBe(0)

  await page.getByRole('button', { name: 'Withdraw from contract' }).click()
  await showPassword(page, learner)
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click()
  await page.getByRole('heading', { name: 'Your plan Free' }).waitFor()
  expect(await received.count()).toBe(0)
  await page.getByText('Given back').waitFor()
  const mail = await findLatestMail(site.origin, learner.email)
  expect(mail?.subject).toBe('Your withdrawal was received')
  expect(mail?.text).toMatch(/We received this on \d+ \w+ \d{4} at \d\d:\d\d \(UTC\)/)
  expect(mail?.text).toContain('€72.00 is given back')
})

test('two windows, the back button and a second press lead to one payment', async () => {
  const learner = await addLearner(site.origin)
  const { page, context } = await site.openPage()
  await signInBefore(context, learner)
  const other = await context.newPage()
  for (const each of [page, other]) await goToCheckout(each)
  await order(page)
  await order(other)
  expect(other.url()).toBe(page.url())
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.getByText('Your payment was received').waitFor()
  await other.getByRole('button', { name: 'Pay', exact: true }).click()
  await other.getByText('This is paid already.').waitFor()
  await other.goBack()
  await other.goBack()
  await other.reload()
  await other.goto('/app/payments/checkout?plan=monthly')
  await other.getByRole('heading', { name: 'Lifetime plan' }).waitFor()
  await page.reload()
  const invoices = page.getByRole('link', { name: /^Invoice/ })
  await invoices.first().waitFor()
  expect(await invoices.count()).toBe(1)
})

test('lessons that are not included are spoken of once, in place, and reviews go on', async () => {
  const learner = await addStudyLearner(site.origin, { newPerDay: 100, batchSize: 10 })
  // Not today, whose limit of new items would be the reason then.
  const daysAgo = new Date(Date.now() - 3 * 86_400_000)
  for (;;) {
    const started = await learner.call<{ lessons: number[] }>('kanji.study.startSession', {
      sessionId: crypto.randomUUID(),
      mode: 'lessons',
      size: 50,
    })
    if (started.lessons.length === 0) break
    const items = started.lessons.map((subjectId) => ({
      lessonId: crypto.randomUUID(),
      subjectId,
      misses: 0,
      completedAt: daysAgo.toISOString(),
    }))
    await learner.call('kanji.study.completeLessons', { items })
  }
  const { page, context } = await site.openPage({ width: 390, height: 800 })
  await signInBefore(context, learner)
  await page.goto('/app/kanji/dashboard')
  const lessons = page.getByRole('region', { name: 'Lessons' })
  await lessons.getByText('The next ones belong to a subscription').waitFor()
  await page.getByRole('link', { name: 'Start reviews' }).waitFor()
  await lookOverInBothThemes(page)
  await lessons.getByRole('link', { name: 'Subscription' }).click()
  await page.getByRole('heading', { name: 'Free for everybody, for ever' }).waitFor()
  await page.goto('/app/kanji/study?mode=lessons')
  await page.getByText('The next ones belong to a subscription').waitFor()
})
