import { journey } from '../src/journey'
import { addLearner } from '../src/learner'
import { chooseTheme, lookOverPage } from '../src/look-over-page'
import { accountParts } from '../src/open-account-parts'
import { signInBefore } from '../src/sign-in'

for (const theme of ['light', 'dark'] as const) {
  for (const tab of ['general', 'account', 'notifications']) {
    journey(
      `the ${tab} preferences have no axe violation and no overflow, ${theme}`,
      async ({ page, context, origin }) => {
        await chooseTheme(page, theme)
        await signInBefore(context, await addLearner(origin))
        await page.goto(`/app/dict/preferences/${tab}`)
        await page.getByRole('heading', { name: 'Preferences', level: 1 }).waitFor()
        await lookOverPage(page)
      },
    )
  }

  for (const [name, openPart] of Object.entries(accountParts)) {
    journey(
      `${name} has no axe violation and no overflow, ${theme}`,
      async ({ page, context, origin }) => {
        await chooseTheme(page, theme)
        await signInBefore(context, await addLearner(origin))
        await page.goto('/app/dict/preferences/account')
        await openPart(page)
        await lookOverPage(page)
      },
    )
  }
}
