import type { Page } from 'playwright-core'
import { makeUpLearner } from './learner'
import { getMailedCode } from './mailbox'
import { showPassword } from './show-password'
import { toTotpCode } from './totp'

/** Each opens a part of the account's preferences, for somebody who was just made up. */
type OpenPart = (page: Page) => Promise<void>

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Everybody who is made up has the same password. */
const showOwnPassword = (page: Page) => showPassword(page, makeUpLearner())

async function openQrCode(page: Page): Promise<void> {
  await press(page, 'Turn on two-factor sign-in')
  await showOwnPassword(page)
  await press(page, 'Continue')
  const mailed = page.getByLabel('Code from the mail')
  await mailed.waitFor()
  await mailed.fill(await getMailedCode(new URL(page.url()).origin, await readOwnAddress(page)))
  await press(page, 'Continue')
  await page.getByRole('img', { name: /QR code/ }).waitFor()
}

/** The address of whoever is signed in, as the browser keeps it with the session. */
async function readOwnAddress(page: Page): Promise<string> {
  const kept = await page.evaluate(() => Object.values({ ...localStorage }).join('\n'))
  const [, address = ''] = /"email":"([^"]+)"/.exec(kept) ?? []
  return address
}

export const accountParts: Record<string, OpenPart> = {
  profile: async (page) => {
    await press(page, 'Edit your profile')
    await page.getByLabel('First name').waitFor()
  },
  reauthenticate: async (page) => {
    await press(page, 'Change password')
    const dialog = page.getByRole('dialog', { name: 'Is it you?' })
    await dialog.getByLabel('Password', { exact: true }).fill('not the password')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await dialog.getByRole('alert').waitFor()
  },
  password: async (page) => {
    await press(page, 'Change password')
    await showOwnPassword(page)
    await page.getByLabel('New password', { exact: true }).waitFor()
  },
  email: async (page) => {
    await press(page, 'Change e-mail address')
    await showOwnPassword(page)
    await page.getByLabel('New e-mail address').waitFor()
  },
  'email-codes': async (page) => {
    await press(page, 'Change e-mail address')
    await showOwnPassword(page)
    await page.getByLabel('New e-mail address').fill(makeUpLearner().email)
    await press(page, 'Send the codes')
    await page.getByText('The codes are valid').waitFor()
  },
  confirm: async (page) => {
    await press(page, 'Delete my account')
    await showOwnPassword(page)
    await page.getByRole('dialog', { name: 'Delete your account?' }).waitFor()
  },
  'two-factor': openQrCode,
  'two-factor-on': async (page) => {
    await openQrCode(page)
    const secret = await page.locator('.two-factor-secret code').textContent()
    const code = toTotpCode((secret ?? '').replaceAll(' ', ''), 0)
    await page.getByLabel('Six-digit code that the app shows').fill(code)
    await press(page, 'Turn on')
    await page.getByRole('list', { name: 'Authenticators' }).waitFor()
    // The message about it would come or go while the page is looked over.
    const message = page.getByText('Two-factor sign-in is on. Other devices were signed out.')
    await message.waitFor()
    await page.locator('.MuiSnackbar-root').getByRole('button', { name: 'Close' }).click()
    await message.waitFor({ state: 'detached' })
  },
  deletion: async (page) => {
    await accountParts.confirm?.(page)
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('complementary', { name: 'Deletion of your account' }).waitFor()
    // The toast lies over a button, whose colours would be measured against it.
    await press(page, 'Close')
    await page.getByText('will be deleted in 14 days').waitFor({ state: 'detached' })
  },
}
