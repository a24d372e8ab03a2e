import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { callsOf } from '../src/calls-of'
import { connectBrowser } from '../src/connect-browser'
import { journey } from '../src/journey'
import { addLearner, type Learner, makeUpLearner, openSession } from '../src/learner'
import { findLatestMail, getMailedCode, getMailedLink } from '../src/mailbox'
import { showPassword } from '../src/show-password'
import { fillSignIn, signInBefore, signInByPage, signOutByMenu } from '../src/sign-in'
import { waitForFocus } from '../src/wait-for-focus'

const accountPath = '/app/dict/preferences/account'

async function openAccount(page: Page, learner: Learner): Promise<void> {
  await signInByPage(page, learner)
  await page.goto(accountPath)
  await page.getByRole('button', { name: 'Change password' }).waitFor()
}

const toFullWidth = (digits: string) =>
  digits.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))

const devicesOf = (page: Page) => page.getByRole('list', { name: 'Devices' }).getByRole('listitem')

/** Another device of the same learner, with a page that is signed in. */
async function openOtherDevice(
  origin: string,
  learner: Learner,
): Promise<{ device: BrowserContext; page: Page }> {
  const browser = await connectBrowser()
  const device = await browser.newContext({ baseURL: origin })
  await signInBefore(device, await openSession(origin, learner))
  const page = await device.newPage()
  await page.goto('/app/dict')
  await page.getByRole('button', { name: 'Account of' }).waitFor()
  return { device, page }
}

journey('a name is changed, and shows at once where it is used', async ({ page, origin }) => {
  await openAccount(page, await addLearner(origin))
  await page.getByRole('button', { name: 'Edit your profile' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit your profile' })
  await dialog.getByLabel('First name').fill('花子')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Your name was changed').waitFor()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('花子 Leaf').waitFor()
  await page.getByRole('button', { name: 'Account of 花子 Leaf' }).waitFor()
  await page.reload()
  await page.getByText('花子 Leaf').waitFor()
})

journey(
  'what was typed stays when the server is away, and goes with the next try',
  async ({ page, origin }) => {
    await openAccount(page, await addLearner(origin))
    await page.getByRole('button', { name: 'Edit your profile' }).click()
    const changes = callsOf('core.user.updateProfile')
    await page.route(changes, (route) => route.abort())
    await page.getByLabel('First name').fill('Hana')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('alert').getByText('could not be reached').waitFor()
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Hana')
    await page.unroute(changes)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Hana Leaf').waitFor()
  },
)

journey(
  'a password is changed by who knows the old one, with the keyboard alone',
  async ({ page, origin }) => {
    const learner = await addLearner(origin)
    await openAccount(page, learner)
    const { device, page: there } = await openOtherDevice(origin, learner)
    const change = page.getByRole('button', { name: 'Change password' })
    await page.keyboard.press('Tab')
    await change.focus()
    expect(await change.evaluate((each) => getComputedStyle(each).outlineStyle)).toBe('solid')
    await page.keyboard.press('Enter')
    const who = page.getByRole('dialog', { name: 'Is it you?' })
    const password = who.getByLabel('Password', { exact: true })
    await waitForFocus(password)
    await page.keyboard.type('not the password')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByText('not right').waitFor()
    await waitForFocus(password)
    await page.keyboard.press('Control+a')
    await page.keyboard.type(learner.password)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Change your password' }).waitFor()
    const newPassword = page.getByLabel('New password', { exact: true })
    await waitForFocus(newPassword)
    await page.keyboard.type('abc')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByText('at least 6 characters').waitFor()
    await waitForFocus(newPassword)
    await page.keyboard.press('Control+a')
    await page.keyboard.type('other leaves of words')
    await page.keyboard.press('Enter')
    await page.getByText('Your password was changed').waitFor()

    // The other device is signed out with its next step.
    await there.goto(accountPath)
    await there.getByRole('heading', { name: 'Sign in' }).waitFor()
    await device.close()
    await signOutByMenu(page)
    await page.goto('/account/sign-in')
    await fillSignIn(page, learner)
    await page.getByRole('alert').getByText('is not right').waitFor()
    await fillSignIn(page, { ...learner, password: 'other leaves of words' })
    await page.getByRole('button', { name: 'Account of Aki Leaf' }).waitFor()
  },
)

journey(
  'an address changes once both the old and the new one have answered',
  async ({ page, origin }) => {
    const learner = await addLearner(origin)
    const { email } = makeUpLearner()
    await openAccount(page, learner)
    await page.getByRole('button', { name: 'Change e-mail address' }).click()
    await showPassword(page, learner)
    const dialog = page.getByRole('dialog', { name: 'Change your e-mail address' })
    await dialog.getByLabel('New e-mail address').fill(email)
    await dialog.getByRole('button', { name: 'Send the codes' }).click()
    await dialog.getByLabel('Code sent to the new address').waitFor()
    // Closed meanwhile, and taken up again.
    await dialog.getByRole('button', { name: 'Do it later' }).click()
    // Closing takes the dialog out of the history, which would stop a reload.
    await dialog.waitFor({ state: 'detached' })
    await page.reload()
    await page.getByText(`and to ${email}`).waitFor()
    await page.getByRole('button', { name: 'Enter the codes' }).click()
    await dialog.getByLabel('Code sent to the new address').fill('000000')
    const newForm = dialog
      .locator('form')
      .filter({ has: page.getByLabel('Code sent to the new address') })
    await newForm.getByRole('button', { name: 'Confirm' }).click()
    await dialog.getByRole('alert').getByText('not right').waitFor()
    // What was refused makes room, and a Japanese keyboard may type the digits.
    await expect.poll(() => dialog.getByLabel('Code sent to the new address').inputValue()).toBe('')
    await dialog
      .getByLabel('Code sent to the new address')
      .fill(toFullWidth(await getMailedCode(origin, email)))
    await newForm.getByRole('button', { name: 'Confirm' }).click()
    await dialog.getByText(`${email} is confirmed`).waitFor()
    await dialog.getByText(`only the code of the mail to ${learner.email} is missing`).waitFor()
    const codeOfOld = await getMailedCode(origin, learner.email)
    await dialog.getByLabel('Code sent to the old address').fill(codeOfOld)
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await page.getByText(`Your address is now ${email}`).waitFor()
    await dialog.waitFor({ state: 'detached' })
    // This device goes on as it was; the one that signed up, and what was used to get here, ended.
    await page.reload()
    await page.getByText('You sign in with this address').waitFor()
    await expect.poll(() => devicesOf(page).count()).toBe(1)

    await signOutByMenu(page)
    await signInByPage(page, { ...learner, email })
  },
)

journey('the links of both mails change the address as well', async ({ page, origin }) => {
  const learner = await addLearner(origin)
  const { email } = makeUpLearner()
  await openAccount(page, learner)
  await page.getByRole('button', { name: 'Change e-mail address' }).click()
  await showPassword(page, learner)
  await page.getByLabel('New e-mail address').fill(email)
  await page.getByRole('button', { name: 'Send the codes' }).click()
  await page.getByLabel('Code sent to the new address').waitFor()
  const ofNew = await findLatestMail(origin, email)
  const ofOld = await findLatestMail(origin, learner.email)
  await page.goto(ofNew?.action_link ?? '')
  await page.getByText('Follow the link of the other mail too').waitFor()
  expect(ofOld?.text).toContain(email)
  await page.goto(await getMailedLink(origin, learner.email))
  await page.getByRole('button', { name: 'Confirm this mailbox' }).click()
  await page.getByRole('heading', { name: 'Your address has changed' }).waitFor()
  await page.getByRole('link', { name: 'Open the preferences' }).click()
  await page.waitForURL(`**${accountPath}`)
  await page.getByText('You sign in with this address').waitFor()
  await page.getByText(email).first().waitFor()
})

journey('devices are listed, and one that is signed out is out', async ({ page, origin }) => {
  const learner = await addLearner(origin)
  await openAccount(page, learner)
  const others = [await openOtherDevice(origin, learner), await openOtherDevice(origin, learner)]
  await page.reload()
  const devices = devicesOf(page)
  await devices.first().getByText('This device').waitFor()
  // The one that signed up is listed as well.
  await expect.poll(() => devices.count()).toBe(4)
  // Two browsers of one kind are told apart by when and from where.
  expect(await devices.allTextContents()).toEqual(
    Array.from({ length: 4 }, () =>
      expect.stringMatching(/Signed in on .*\d\d.* from the network .+, last seen /),
    ),
  )
  await devices.nth(1).getByRole('button', { name: 'Sign out' }).click()
  await expect.poll(() => devices.count()).toBe(3)
  await page.getByRole('button', { name: 'Sign out all other devices' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign out all other devices?' })
  await dialog.getByRole('button', { name: 'Sign them out' }).click()
  await expect.poll(() => devices.count()).toBe(1)
  for (const { device, page: there } of others) {
    await there.goto(accountPath)
    await there.getByRole('heading', { name: 'Sign in' }).waitFor()
    await device.close()
  }
})

journey('one’s own data is downloaded as a ZIP of JSON and CSV', async ({ page, origin }) => {
  const learner = await addLearner(origin)
  await openAccount(page, learner)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export my data' }).click()
  await showPassword(page, learner)
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/\.zip$/)
  const folder = await mkdtemp(join(tmpdir(), 'own-data-'))
  const path = join(folder, 'own-data.zip')
  await download.saveAs(path)
  const bytes = await readFile(path)
  await rm(folder, { recursive: true })
  // A ZIP names its files in plain text.
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004')
  const names = bytes.toString('latin1')
  expect([names.includes('.json'), names.includes('.csv')]).toEqual([true, true])
})

journey(
  'an account waits 14 days for its deletion, says so everywhere, and can be kept',
  async ({ page, origin }) => {
    const learner = await addLearner(origin)
    await openAccount(page, learner)
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await showPassword(page, learner)
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await dialog.getByText('lists that you share can still be read by their links').waitFor()
    // Enter alone deletes nothing: the focus is on the harmless choice.
    await waitForFocus(dialog.getByRole('button'))
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    const banner = page.getByRole('complementary', { name: 'Deletion of your account' })
    await banner.waitFor()
    expect((await findLatestMail(origin, learner.email))?.subject).toMatch(/delet/i)
    await page.goto('/app/dict/kanji')
    await banner.getByText('Your account will be deleted on').waitFor()
    await banner.getByRole('button', { name: 'Keep my account' }).click()
    await banner.waitFor({ state: 'detached' })
    await page.goto(accountPath)
    await page.getByRole('button', { name: 'Delete my account' }).waitFor()
  },
)
