import type { Page } from 'playwright-core'
import type { Learner } from './learner'

/** Shows the password in the dialog that asks who is there. */
export async function showPassword(page: Page, { password }: Learner): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Is it you?' })
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.waitFor({ state: 'detached' })
}
