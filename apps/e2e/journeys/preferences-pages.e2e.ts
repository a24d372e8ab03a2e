import type { Page } from 'playwright-core'
import { journey } from '../src/journey'
import { addLearner } from '../src/learner'
import { lookOverPage } from '../src/look-over-page'
import { accountParts } from '../src/open-account-parts'
import { signInBefore } from '../src/sign-in'

/** Longer than a dialog or a toast takes to come, or a colour to change (specification, section 9). */
const settledMs = 400

/** What takes a sign-in and several steps to open is looked over in both themes at once. */
async function lookOverInBothThemes(page: Page): Promise<void> {
  await page.waitForTimeout(settledMs)
  await lookOverPage(page)
  await page.evaluate(() => document.documentElement.classList.replace('light', 'dark'))
  await page.waitForTimeout(settledMs)
  await lookOverPage(page)
}

for (const tab of ['general', 'account', 'notifications']) {
  journey(
    `the ${tab} preferences have no axe violation and no overflow`,
    async ({ page, context, origin }) => {
      await signInBefore(context, await addLearner(origin))
      await page.goto(`/app/dict/preferences/${tab}`)
      await page.getByRole('heading', { name: 'Preferences', level: 1 }).waitFor()
      await lookOverInBothThemes(page)
    },
  )
}

for (const [name, openPart] of Object.entries(accountParts)) {
  journey(
    `the account's ${name} has no axe violation and no overflow`,
    async ({ page, context, origin }) => {
      await signInBefore(context, await addLearner(origin))
      await page.goto('/app/dict/preferences/account')
      await openPart(page)
      await lookOverInBothThemes(page)
    },
  )
}
