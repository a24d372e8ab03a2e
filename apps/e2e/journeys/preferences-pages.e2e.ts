import { journey } from '../src/journey'
import { addLearner } from '../src/learner'
import { lookOverInBothThemes } from '../src/look-over-page'
import { accountParts } from '../src/open-account-parts'
import { signInBefore } from '../src/sign-in'

journey(
  'no tab of the preferences has an axe violation or overflow',
  async ({ page, context, origin }) => {
    await signInBefore(context, await addLearner(origin))
    for (const tab of ['general', 'account', 'notifications']) {
      await page.goto(`/app/dict/preferences/${tab}`)
      await page.getByRole('heading', { name: 'Preferences', level: 1 }).waitFor()
      await lookOverInBothThemes(page)
    }
  },
)

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
