import type { BrowserContext, Page } from 'playwright-core'
import type { Learner } from './learner'

/** Signs in on the sign-in page that is shown. */
export async function fillSignIn(page: Page, { email, password }: Learner): Promise<void> {
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

export async function signInByPage(page: Page, learner: Learner): Promise<void> {
  await page.goto('/account/sign-in')
  await fillSignIn(page, learner)
  await page.waitForURL('**/app/dict')
  await page.getByRole('button', { name: 'Account of' }).waitFor()
}

export async function signOutByMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account of' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Account: not signed in' }).waitFor()
}

/** Signs in without the page, as if this browser had done so before. */
export async function signInBefore(
  context: BrowserContext,
  { session }: { session: object },
): Promise<void> {
  await context.addInitScript((stored) => {
    localStorage.setItem('auth-session', stored)
  }, JSON.stringify(session))
}
