import type { Page } from 'playwright-core'
import { addLearner, makeUpLearner } from './learner'
import { getMailedCode, getMailedLink } from './mailbox'
import { addSecondFactor } from './second-factor'
import type { Shot } from './shot'
import { showPassword } from './show-password'
import { fillSignIn } from './sign-in'
import { fillSignUp } from './sign-up'

const originOf = (page: Page) => new URL(page.url()).origin

/** The steps on the way in that somebody has to be made up for. */
export const accountShots: Shot[] = [
  {
    name: 'account-second-step',
    path: '/account/sign-in',
    prepare: async (page) => {
      const learner = await addLearner(originOf(page))
      await addSecondFactor(originOf(page), learner.accessToken)
      await fillSignIn(page, learner)
      await page.getByRole('heading', { name: 'Second step' }).waitFor()
      await page.getByLabel('Six-digit code').fill('12')
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'account-create-weak',
    path: '/account/create',
    prepare: async (page) => {
      await page.getByLabel('E-mail address').fill('somebody-new@example.org')
      await page.getByLabel('Password', { exact: true }).fill('short')
      await page.getByRole('button', { name: 'Create account' }).click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'account-recovery-mailed',
    path: '/account/reset-password',
    prepare: async (page) => void (await askForRecovery(page)),
  },
  {
    name: 'account-new-password',
    path: '/account/reset-password',
    prepare: async (page) => {
      const email = await askForRecovery(page)
      await page.getByLabel('Code from the mail').fill(await getMailedCode(originOf(page), email))
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByLabel('New password', { exact: true }).waitFor()
    },
  },
  {
    name: 'account-mailed-link',
    path: '/account/create',
    prepare: async (page) => {
      const email = await signUp(page)
      await page.goto(await getMailedLink(originOf(page), email))
      await page.getByRole('button', { name: 'Confirm my address' }).waitFor()
    },
  },
  {
    name: 'account-not-me',
    path: '/account/sign-in?returnTo=/app/dict/preferences/account',
    prepare: async (page) => {
      const learner = await addLearner(originOf(page))
      await fillSignIn(page, learner)
      await page.getByRole('button', { name: 'Change password' }).click()
      await showPassword(page, learner)
      await page.getByLabel('New password', { exact: true }).fill('another horse 10')
      await page.keyboard.press('Enter')
      await page.getByText('Your password was changed').waitFor()
      await page.goto(await getMailedLink(originOf(page), learner.email))
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
  },
  {
    name: 'account-recovery-signed-in',
    path: '/account/password-recovery',
    as: 'learner',
  },
]

/** Creates an account on the page that is open, up to where its address is confirmed; answers that address. */
export async function signUp(page: Page): Promise<string> {
  const learner = makeUpLearner()
  await fillSignUp(page, learner)
  return learner.email
}

async function askForRecovery(page: Page): Promise<string> {
  const { email } = await addLearner(originOf(page))
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Send the mail' }).click()
  await page.getByText('a mail is on its way').waitFor()
  return email
}
