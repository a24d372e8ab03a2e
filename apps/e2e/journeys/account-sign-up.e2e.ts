import { expect } from 'vitest'
import { journey } from '../src/journey'
import { addLearner, makeUpLearner } from '../src/learner'
import { findLatestMail, getMailedCode } from '../src/mailbox'
import { fillSignIn, signOutByMenu } from '../src/sign-in'

journey(
  'sign up, confirm by the mailed code, make a profile, sign out and in again',
  async ({ page, origin }) => {
    const learner = makeUpLearner()
    await page.goto('/app/dict')
    await page.getByRole('button', { name: 'Account: not signed in' }).click()
    await page.getByRole('menuitem', { name: 'Create an account' }).click()
    await page.getByLabel('E-mail address').fill(learner.email)
    await page.getByLabel('Password', { exact: true }).fill(learner.password)
    await page.getByRole('button', { name: 'Create account' }).click()

    await page.getByRole('heading', { name: 'Confirm your address' }).waitFor()
    // The next mail must wait, and the page counts the seconds.
    await page.getByRole('button', { name: /Send another mail in \d+ s/ }).waitFor()
    await page.getByRole('link', { name: 'open its mailbox' }).waitFor()
    // A phone may throw the page away while its owner reads the mail.
    await page.reload()
    await page.getByRole('heading', { name: 'Confirm your address' }).waitFor()
    await page.getByLabel('Code from the mail').fill('000000')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByRole('alert').getByText('That code is not right').waitFor()
    await page.getByLabel('Code from the mail').fill(await getMailedCode(origin, learner.email))
    await page.getByRole('button', { name: 'Confirm' }).click()

    await page.getByRole('heading', { name: 'Create your profile' }).waitFor()
    await page.getByLabel('First name').fill('明')
    await page.getByLabel('Last name').fill('木下')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL('**/app/dict')
    await page.getByRole('button', { name: 'Account of 明 木下' }).waitFor()

    await signOutByMenu(page)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('auth-session'))).toBeNull()
    await page.goto('/account/sign-in')
    await fillSignIn(page, learner)
    await page.waitForURL('**/app/dict')
    await page.getByRole('button', { name: 'Account of 明 木下' }).waitFor()
  },
)

journey(
  'the link of the mail confirms too, and what it brought leaves the address',
  async ({ page, origin }) => {
    const learner = makeUpLearner()
    await page.goto('/account/create?returnTo=/app/dict/words')
    await page.getByLabel('E-mail address').fill(learner.email)
    await page.getByLabel('Password', { exact: true }).fill(learner.password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByRole('heading', { name: 'Confirm your address' }).waitFor()
    const mail = await findLatestMail(origin, learner.email)
    await page.goto(mail?.action_link ?? '')
    await page.getByRole('heading', { name: 'Create your profile' }).waitFor()
    await expect.poll(() => page.url()).not.toContain('access_token')
    await page.getByLabel('First name').fill('Aki')
    await page.getByLabel('Last name').fill('Leaf')
    await page.getByRole('button', { name: 'Continue' }).click()
    // Where the learner wanted to go when the account was missing.
    await page.waitForURL('**/app/dict/words')
    await page.getByRole('heading', { level: 1, name: 'Words' }).waitFor()

    // A second time the link is void, which a mail program that looks at links may cause as well.
    await signOutByMenu(page)
    await page.goto(mail?.action_link ?? '')
    await page.getByText('This link is not valid any more').waitFor()
    await expect.poll(() => page.url()).not.toContain('error_code')
  },
)

journey(
  'what is missing or too weak is said in words, and a taken address is not told',
  async ({ page, origin }) => {
    const known = await addLearner(origin)
    await page.goto('/account/create')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page
      .getByText('You must provide either an email or phone number and a password.')
      .waitFor()
    await page.getByLabel('E-mail address').fill('no address')
    await page.getByLabel('Password', { exact: true }).fill('abc')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByText('This is not an e-mail address').waitFor()
    await page.getByLabel('E-mail address').fill(known.email)
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByText('It needs at least 6 characters.').waitFor()
    await page.getByLabel('Password', { exact: true }).fill('another password')
    await page.getByRole('button', { name: 'Create account' }).click()
    // The same page as for a new address; only the owner reads in the mail that there is an account.
    await page.getByRole('heading', { name: 'Confirm your address' }).waitFor()
    expect((await findLatestMail(origin, known.email))?.subject).toContain('already have')
  },
)
