import { expect } from 'vitest'
import { openDevice } from '../src/device'
import { journey } from '../src/journey'
import { addLearner, addNewcomer, makeUpLearner } from '../src/learner'
import { findLatestMail, getMailedCode, getMailedLink } from '../src/mailbox'
import { fillSignIn, signInByPage, signOutByMenu } from '../src/sign-in'
import { fillSignUp } from '../src/sign-up'

journey(
  'sign up, confirm by the mailed code, make a profile, sign out and in again',
  async ({ page, origin }) => {
    const learner = makeUpLearner()
    await page.goto('/app/dict')
    await page.getByRole('button', { name: 'Account: not signed in' }).click()
    await page.getByRole('menuitem', { name: 'Create an account' }).click()
    await fillSignUp(page, learner)
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
    await fillSignUp(page, learner)
    const link = await getMailedLink(origin, learner.email)
    await page.goto(link)
    await page.getByRole('button', { name: 'Confirm my address' }).click()
    await page.getByRole('heading', { name: 'Create your profile' }).waitFor()
    await expect.poll(() => page.url()).not.toContain('token')
    await page.getByLabel('First name').fill('Aki')
    await page.getByLabel('Last name').fill('Leaf')
    await page.getByRole('button', { name: 'Continue' }).click()
    // Where the learner wanted to go when the account was missing.
    await page.waitForURL('**/app/dict/words')
    await page.getByRole('heading', { level: 1, name: 'Words' }).waitFor()

    // A second time the link is void, which a mail program that looks at links may cause as well.
    await signOutByMenu(page)
    await page.goto(link)
    await page.getByRole('button', { name: 'Confirm my address' }).click()
    await page.getByText('This link is not valid any more').waitFor()
  },
)

journey(
  'a link is used up neither by the service worker nor by what looks at it before',
  async ({ origin }) => {
    const device = await openDevice()
    try {
      const { page } = device
      const learner = makeUpLearner()
      await page.goto('/account/create')
      // From here on the worker has its hands on every page that is gone to.
      await page.evaluate(() => navigator.serviceWorker.ready)
      await page.reload()
      await fillSignUp(page, learner)
      const link = await getMailedLink(origin, learner.email)
      // A program that scans mails asks for what is in them.
      expect((await fetch(link)).status).toBe(200)
      expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
      await page.goto(link)
      await page.getByRole('button', { name: 'Confirm my address' }).click()
      await page.getByRole('heading', { name: 'Create your profile' }).waitFor()

      // A client that follows the address of the service itself gets there with its one request.
      await page.evaluate(() => localStorage.removeItem('auth-session'))
      await page.goto('/account/reset-password')
      await page.getByLabel('E-mail address').fill(learner.email)
      await page.getByRole('button', { name: 'Send the mail' }).click()
      await page.waitForURL('**/account/password-recovery')
      await page.goto((await findLatestMail(origin, learner.email))?.action_link ?? '')
      await page.getByLabel('New password', { exact: true }).waitFor()
      // Who was signed out sees as whom the link has signed them in: anybody can send one.
      await page.getByText(`Signed in as ${learner.email}.`).waitFor()
    } finally {
      await device.close()
    }
  },
)

journey(
  'a link into somebody else’s account asks before it changes who is signed in',
  async ({ page, origin }) => {
    const owner = await addLearner(origin)
    const other = await addNewcomer(origin)
    await signInByPage(page, owner)
    const otherTab = await page.context().newPage()
    const ownerThere = otherTab.getByRole('button', { name: 'Account of Aki Leaf' })
    await otherTab.goto('/app/dict')
    await ownerThere.waitFor()
    const { access_token, refresh_token } = other.session as Record<string, string>
    const tokens = new URLSearchParams({
      access_token: access_token ?? '',
      refresh_token: refresh_token ?? '',
      token_type: 'bearer',
      type: 'signup',
    })
    await page.goto(`/account/create-profile#${tokens}`)
    await page
      .getByText(`This link signs you in as ${other.email}; you are ${owner.email}`)
      .waitFor()
    // Nor is anybody else in the other tabs, or in one that is opened now.
    await otherTab.reload()
    await ownerThere.waitFor()
    await page.getByRole('link', { name: `Stay signed in as ${owner.email}` }).click()
    await page.getByRole('button', { name: 'Account of Aki Leaf' }).waitFor()
    // A link that names no page leads to the bare site, which hands on what it brought.
    await page.goto(`/#${tokens}`)
    await page.getByText(`you are ${owner.email}`).waitFor()
    await ownerThere.waitFor()
    await page.getByRole('button', { name: 'Change the account' }).click()
    await page.getByRole('heading', { name: 'Create your profile' }).waitFor()
    // Once it is wished, it is so in all of them.
    await ownerThere.waitFor({ state: 'detached' })
    await otherTab.close()
  },
)

journey(
  'what is missing or too weak is said in words, and a taken address is not told',
  async ({ page, origin }) => {
    const known = await addLearner(origin)
    await page.goto('/account/create')
    const passwordField = page.getByLabel('Password', { exact: true })
    // The rule is said before anything is refused.
    expect(await passwordField.getAttribute('aria-invalid')).toBe('false')
    await page.getByText('At least 6 characters, and not only spaces.').waitFor()
    await page.getByRole('button', { name: 'Create account' }).click()
    await page
      .getByText('You must provide either an email or phone number and a password.')
      .waitFor()
    await page.getByLabel('E-mail address').fill('no address')
    await passwordField.fill('abc')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByText('This is not an e-mail address').waitFor()
    await page.getByLabel('E-mail address').fill(known.email)
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByText('It needs at least 6 characters.').waitFor()
    await expect.poll(() => passwordField.getAttribute('aria-invalid')).toBe('true')
    await passwordField.fill('another password')
    await page.getByRole('button', { name: 'Create account' }).click()
    // The same page as for a new address; only the owner reads in the mail that there is an account.
    await page.getByRole('heading', { name: 'Confirm your address' }).waitFor()
    expect((await findLatestMail(origin, known.email))?.subject).toContain('already have')
  },
)
