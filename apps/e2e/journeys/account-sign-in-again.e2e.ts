import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from '../src/journey'
import { addLearner, makeUpLearner } from '../src/learner'
import { findLatestMail, getMailedCode } from '../src/mailbox'
import { addSecondFactor } from '../src/second-factor'
import { fillSignIn, signInByPage, signOutByMenu } from '../src/sign-in'
import { confirmByCode, fillSignUp } from '../src/sign-up'
import { toTotpCode } from '../src/totp'

journey('a forgotten password is replaced with the mailed code', async ({ page, origin }) => {
  const learner = await addLearner(origin)
  await page.goto('/account/sign-in')
  await page.getByLabel('E-mail address').fill(learner.email)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.waitForURL('**/account/reset-password')
  // The address typed before is there already.
  await expect.poll(() => page.getByLabel('E-mail address').inputValue()).toBe(learner.email)
  await page.getByRole('button', { name: 'Send the mail' }).click()
  await page.waitForURL('**/account/password-recovery')
  await page.getByText(`If there is an account with the address ${learner.email}`).waitFor()
  await page.getByLabel('Code from the mail').fill(await getMailedCode(origin, learner.email))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('New password', { exact: true }).fill('abc')
  await page.getByRole('button', { name: 'Change the password' }).click()
  await page.getByText('It needs at least 6 characters.').waitFor()
  // A reload does not lose the way.
  await page.reload()
  await page.getByLabel('New password', { exact: true }).fill('other leaves')
  await page.getByRole('button', { name: 'Change the password' }).click()
  await page.waitForURL('**/app/dict')
  await page.getByText('Your password was changed').waitFor()

  await signOutByMenu(page)
  await page.goto('/account/sign-in')
  await fillSignIn(page, learner)
  await page.getByRole('alert').getByText('is not right').waitFor()
  await fillSignIn(page, { ...learner, password: 'other leaves' })
  await page.getByRole('button', { name: 'Account of Aki Leaf' }).waitFor()
})

journey('or with the link of the mail, which works once', async ({ page, origin }) => {
  const learner = await addLearner(origin)
  await page.goto('/account/reset-password')
  await page.getByLabel('E-mail address').fill(learner.email)
  await page.getByRole('button', { name: 'Send the mail' }).click()
  await page.waitForURL('**/account/password-recovery')
  const link = (await findLatestMail(origin, learner.email))?.action_link ?? ''
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('other leaves')
  await page.getByRole('button', { name: 'Change the password' }).click()
  await page.waitForURL('**/app/dict')
  await signOutByMenu(page)
  await page.goto(link)
  await page.getByText('This link is not valid any more').waitFor()
})

journey('an address that nobody has is answered like any other', async ({ page }) => {
  const { email } = makeUpLearner()
  await page.goto('/account/reset-password')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Send the mail' }).click()
  await page.getByText(`If there is an account with the address ${email}`).waitFor()
})

const readStoredSession = (page: Page) => page.evaluate(() => localStorage.getItem('auth-session'))

/** Changes what the authentication client keeps, as time or another device would. */
/** Gives what is stored now; the page that is open may renew it at any moment. */
async function changeStoredSession(page: Page, changes: object): Promise<string> {
  return await page.evaluate((changed) => {
    const stored = JSON.parse(localStorage.getItem('auth-session') ?? '{}')
    const next = JSON.stringify({ ...stored, ...changed })
    localStorage.setItem('auth-session', next)
    return next
  }, changes)
}

journey('a session that ran out while the laptop was closed goes on', async ({ page, origin }) => {
  const learner = await addLearner(origin)
  await signInByPage(page, learner)
  const before = await changeStoredSession(page, { expires_at: 1_700_000_000 })
  await page.goto('/app/dict/preferences/account')
  await page.getByText(learner.email).first().waitFor()
  await expect.poll(() => readStoredSession(page)).not.toBe(before)
})

journey('a session that is no longer valid is let go of quietly', async ({ page, origin }) => {
  const learner = await addLearner(origin)
  await signInByPage(page, learner)
  await changeStoredSession(page, { expires_at: 1_700_000_000, refresh_token: 'abcdefghijklmnop' })
  await page.goto('/app/dict/words')
  await page.getByRole('button', { name: 'Account: not signed in' }).waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  await expect.poll(() => readStoredSession(page)).toBeNull()
})

journey(
  'a session that was ended from another device ends here with the next change',
  async ({ page, origin }) => {
    const learner = makeUpLearner()
    await page.goto('/account/create')
    await fillSignUp(page, learner)
    await confirmByCode(page, origin, learner.email)
    const accessToken = await page.evaluate(
      () => JSON.parse(localStorage.getItem('auth-session') ?? '{}').access_token,
    )
    await fetch(`${origin}/auth/v1/logout?scope=global`, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}` },
    })
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('heading', { name: 'Sign in first' }).waitFor()
    await expect.poll(() => readStoredSession(page)).toBeNull()
  },
)

journey(
  'a new password wants the second factor too, where there is one',
  async ({ page, origin }) => {
    const learner = await addLearner(origin)
    const secret = await addSecondFactor(origin, learner.accessToken)
    // The code is typed before the account has said which authenticators it has.
    await page.route('**/auth/v1/user', async (route) => {
      if (route.request().method() === 'GET') await delay(1500)
      await route.continue()
    })
    await page.goto('/account/reset-password')
    await page.getByLabel('E-mail address').fill(learner.email)
    await page.getByRole('button', { name: 'Send the mail' }).click()
    await page.waitForURL('**/account/password-recovery')
    await page.getByLabel('Code from the mail').fill(await getMailedCode(origin, learner.email))
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('heading', { name: 'Second step' }).waitFor()
    // Until then nobody is signed in.
    await page.getByRole('button', { name: 'Account: not signed in' }).waitFor()
    await page.getByLabel('Six-digit code').fill(toTotpCode(secret, 1))
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('New password', { exact: true }).fill('other leaves')
    await page.getByRole('button', { name: 'Change the password' }).click()
    await page.waitForURL('**/app/dict')
    await page.getByRole('button', { name: 'Account of Aki Leaf' }).waitFor()
  },
)
