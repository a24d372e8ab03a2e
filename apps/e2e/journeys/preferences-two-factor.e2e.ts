import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from '../src/journey'
import { addLearner } from '../src/learner'
import { getMailedCode } from '../src/mailbox'
import { showPassword } from '../src/show-password'
import { fillSignIn, signInByPage, signOutByMenu } from '../src/sign-in'
import { toTotpCode, toWrongTotpCode } from '../src/totp'
import { waitForFocus } from '../src/wait-for-focus'

async function readSecret(page: Page): Promise<string> {
  const secret = await page.locator('.two-factor-secret code').textContent()
  return (secret ?? '').replaceAll(' ', '')
}

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

journey('a second factor: set up, asked for at signing in, removed', async ({ page, origin }) => {
  const learner = await addLearner(origin)
  await signInByPage(page, learner)
  await page.goto('/app/dict/preferences/account')
  await page.getByRole('button', { name: 'Turn on two-factor sign-in' }).click()
  await showPassword(page, learner)
  await page.getByText('you get ten backup codes').waitFor()
  await page.getByLabel('Name of the authenticator').fill('Phone of Aki')
  await page.getByRole('button', { name: 'Continue' }).click()
  // The password is not enough to lock everybody else out.
  const mailed = page.getByLabel('Code from the mail')
  await mailed.waitFor()
  await mailed.fill(await getMailedCode(origin, learner.email))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('img', { name: /QR code/ }).waitFor()
  const secret = await readSecret(page)
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)

  const code = page.getByLabel('Six-digit code that the app shows')
  await waitForFocus(code)
  await code.fill(toWrongTotpCode(secret))
  await page.getByRole('button', { name: 'Turn on', exact: true }).click()
  await page.getByRole('alert').getByText('not right').waitFor()
  await code.fill(toTotpCode(secret, 0))
  await page.getByRole('button', { name: 'Turn on', exact: true }).click()
  await page.getByText('Two-factor sign-in is on').waitFor()
  const authenticators = page.getByRole('list', { name: 'Authenticators' })
  await authenticators.getByText('Phone of Aki').waitFor()
  const backupCodes = await page.locator('.backup-codes-list code').allTextContents()
  expect(backupCodes).toHaveLength(10)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await page.getByText('10 of 10 left').waitFor()
  await expect.poll(() => focusedText(page)).toBe('Two-factor sign-in')
  // Sessions that have shown one factor only have ended.
  const devices = page.getByRole('list', { name: 'Devices' }).getByRole('listitem')
  await expect
    .poll(() => devices.allTextContents())
    .toEqual([expect.stringContaining('This device')])

  await signOutByMenu(page)
  await page.goto('/account/sign-in?returnTo=/app/dict/preferences/account')
  await fillSignIn(page, learner)
  await page.getByRole('button', { name: 'Use a backup code' }).click()
  await page.getByLabel('Backup code').fill(backupCodes[3] ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/app/dict/preferences/account')
  await page.getByText('9 of 10 left').waitFor()

  await page.getByRole('button', { name: 'Remove Phone of Aki' }).click()
  const who = page.getByRole('dialog', { name: 'Is it you?' })
  await who.getByLabel('Six-digit code').fill(toTotpCode(secret, 1))
  await who.getByRole('button', { name: 'Continue' }).click()
  const sure = page.getByRole('dialog', { name: 'Remove “Phone of Aki”?' })
  await sure.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('Two-factor sign-in is off').waitFor()
  await page.getByRole('button', { name: 'Turn on two-factor sign-in' }).waitFor()
  await expect.poll(() => focusedText(page)).toBe('Two-factor sign-in')
  await signOutByMenu(page)
  await signInByPage(page, learner)
})
