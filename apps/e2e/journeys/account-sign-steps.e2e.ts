import { journey } from '../src/journey'
import { addLearner, makeUpLearner } from '../src/learner'
import { lookOverInBothThemes } from '../src/look-over-page'
import { getMailedCode } from '../src/mailbox'
import { fillSignUp } from '../src/sign-up'

// The steps within the pages, which no address leads to; `every-page` looks at the first of each.
journey('the steps of signing up are for everybody', async ({ page, origin }) => {
  const learner = makeUpLearner()
  await page.goto('/account/create')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('alert').waitFor()
  await lookOverInBothThemes(page)
  await fillSignUp(page, learner)
  await lookOverInBothThemes(page)
  await page.getByLabel('Code from the mail').fill(await getMailedCode(origin, learner.email))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('heading', { name: 'Create your profile' }).waitFor()
  await lookOverInBothThemes(page)
})

journey('the steps to a new password are for everybody', async ({ page, origin }) => {
  const learner = await addLearner(origin)
  await page.goto('/account/reset-password')
  await page.getByLabel('E-mail address').fill(learner.email)
  await page.getByRole('button', { name: 'Send the mail' }).click()
  await page.getByText('If there is an account').waitFor()
  await lookOverInBothThemes(page)
  await page.getByLabel('Code from the mail').fill(await getMailedCode(origin, learner.email))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('New password', { exact: true }).waitFor()
  await lookOverInBothThemes(page)
})
