import type { Page } from 'playwright-core'
import type { Learner } from './learner'
import { getMailedCode } from './mailbox'

/** Fills in the page for a new account, which is open, and goes on to where the mailed code is asked. */
export async function fillSignUp(
  page: Page,
  { email, password }: Pick<Learner, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('heading', { name: 'Confirm your address' }).waitFor()
}

/** Goes on from there with the code that came, up to the name, which is filled in. */
export async function confirmByCode(page: Page, origin: string, email: string): Promise<void> {
  await page.getByLabel('Code from the mail').fill(await getMailedCode(origin, email))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByLabel('First name').fill('Aki')
  await page.getByLabel('Last name').fill('Leaf')
}
