import { expect } from 'vitest'
import { journey } from '../src/journey'
import { lookOverInBothThemes } from '../src/look-over-page'
import { signInBefore } from '../src/sign-in'
import { addStudyLearner } from '../src/study-learner'

journey(
  'a pasted list is looked at, brought over, and taken back',
  async ({ page, context, origin }) => {
    await signInBefore(context, await addStudyLearner(origin))
    await page.goto('/app/kanji/preferences/general')
    await page.getByRole('link', { name: 'Integrations' }).click()
    await page.getByRole('heading', { name: 'Bring over what you know' }).waitFor()
    await lookOverInBothThemes(page)
    await page.getByRole('button', { name: 'Look at the list' }).click()
    await page.getByText('Paste some words first').waitFor()
    await page.getByLabel('Words or kanji').fill('日\n人\n見る\nファン\n=1+1\n')
    await page.getByRole('button', { name: 'Look at the list' }).click()
    await page.getByRole('button', { name: 'Go on' }).click()

    await page.getByRole('heading', { name: 'What would come over' }).waitFor()
    await page.getByText('6 cards will be made').waitFor()
    await lookOverInBothThemes(page)
    await page.getByRole('button', { name: 'Keep them as a list' }).click()
    await page.getByText('Kept as 1 list').waitFor()
    await page.getByRole('button', { name: 'Bring it over' }).click()
    await page.getByText('6 cards brought over').waitFor()

    const past = page.getByRole('list', { name: 'What you brought' })
    await past.getByRole('button', { name: 'Take back…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
    await past.getByText('taken back').waitFor()
    await expect.poll(() => past.getByRole('button').count()).toBe(0)
  },
)
