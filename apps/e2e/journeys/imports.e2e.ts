import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { ankiPackage } from '../src/anki-package'
import { callsOf } from '../src/calls-of'
import { fakeWaniKani, waniKaniToken } from '../src/fake-wanikani'
import { journey } from '../src/journey'
import { lookOverInBothThemes } from '../src/look-over-page'
import { signInBefore } from '../src/sign-in'
import { addStudyLearner, doLessonsBefore } from '../src/study-learner'
import { waitForFocus } from '../src/wait-for-focus'

const path = '/app/kanji/preferences/integrations'

async function bringOver(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'What would come over' }).waitFor()
  await page.getByRole('button', { name: 'Bring it over' }).click()
  await page.getByText('brought over').waitFor()
}

/** From the dashboard to the first question. */
async function review(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'To the dashboard' }).click()
  await page.getByRole('link', { name: 'Start reviews' }).click()
  await page.getByRole('textbox').first().waitFor()
}

async function takeBack(page: Page): Promise<void> {
  await page.goto(path)
  const past = page.getByRole('list', { name: 'What you brought' })
  await past.getByRole('button', { name: 'Take back…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
  await past.getByText('taken back').waitFor()
  await expect.poll(() => past.getByRole('button').count()).toBe(0)
}

journey(
  'a pasted list is looked at, brought over, and taken back',
  async ({ page, context, origin }) => {
    await signInBefore(context, await addStudyLearner(origin))
    await page.goto('/app/kanji/preferences/general')
    await page.getByRole('link', { name: 'Integrations' }).click()
    await page.getByRole('heading', { name: 'Bring over what you know' }).waitFor()
    await lookOverInBothThemes(page)
    await page.getByRole('radio', { name: 'A list' }).check()
    await page.getByRole('button', { name: 'Look at the list' }).click()
    await page.getByText('Paste some words first').waitFor()
    await page.getByLabel('Words or kanji').fill('日\n人\n見る\nファン\n=1+1\n')
    await page.getByRole('button', { name: 'Look at the list' }).click()
    await page.getByRole('button', { name: 'Go on' }).waitFor()
    // The button that was pressed is gone: the keyboard goes on from the section, not from the top.
    await waitForFocus(page.getByRole('heading', { name: 'Bring over what you know' }))
    await page.getByRole('button', { name: 'Go on' }).click()

    await page.getByText('6 cards will be made').waitFor()
    await lookOverInBothThemes(page)
    await page.getByRole('button', { name: 'Keep it as a list' }).click()
    await page.getByText('Kept as 1 list').waitFor()
    await bringOver(page)

    // The same list once more: what it brought is not new any more.
    await page.getByRole('button', { name: 'Bring over something else' }).click()
    await page.getByLabel('Words or kanji').fill('日\n人\n見る\nファン\n=1+1\n')
    await page.getByRole('button', { name: 'Look at the list' }).click()
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.getByText('You brought exactly this over on').waitFor()
    const counted = (name: string) => page.locator('.import-count', { hasText: name })
    expect(await counted('New').locator('dd').textContent()).toBe('0')
    expect(await counted('Here already, not answered yet').locator('dd').textContent()).not.toBe(
      '0',
    )
    await takeBack(page)
  },
)

journey(
  'an Anki package comes over with its history, is reviewed, and goes again but for the answer',
  async ({ page, context, origin }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const learner = await addStudyLearner(origin)
    await doLessonsBefore(learner, { days: 1, size: 3 })
    await signInBefore(context, learner)
    await page.goto(path)
    await page.getByRole('radio', { name: 'Anki' }).check()
    const file = page.locator('input[type="file"]')
    const broken = ankiPackage.subarray(0, ankiPackage.length / 2)
    await file.setInputFiles({ name: 'half.apkg', mimeType: 'application/zip', buffer: broken })
    await page.getByText('The end of this file is missing').waitFor()
    await file.setInputFiles({ name: 'n5.apkg', mimeType: 'application/zip', buffer: ankiPackage })
    await page.getByText('For example').waitFor()
    await lookOverInBothThemes(page)
    await page.getByRole('button', { name: 'Go on' }).click()
    await bringOver(page)
    await review(page)
    await takeBack(page)
  },
)

journey(
  'WaniKani is asked by the browser, and the token stays there',
  async ({ context, origin }) => {
    const asked = await fakeWaniKani(context)
    await signInBefore(context, await addStudyLearner(origin))
    const page = await context.newPage()
    const told: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith(origin)) {
        told.push(request.url() + (request.postData() ?? '') + JSON.stringify(request.headers()))
      }
    })
    await page.goto(path)
    await page.getByLabel('API token').fill(waniKaniToken.replace('c86', '000'))
    await page.getByRole('button', { name: 'Look at my WaniKani' }).click()
    await page.getByText('WaniKani does not know this token').waitFor()
    await page.getByLabel('API token').fill(waniKaniToken)
    await page.getByRole('button', { name: 'Look at my WaniKani' }).click()
    await page.getByText('6 cards will be made').waitFor()
    await bringOver(page)
    await review(page)
    expect(asked).toHaveLength(7)
    expect(told.join()).not.toContain(waniKaniToken)
    await takeBack(page)
  },
)

journey(
  'who leaves a list while it is looked up has left it, and still has what was pasted',
  async ({ page, context, origin }) => {
    await signInBefore(context, await addStudyLearner(origin))
    await page.goto(path)
    await page.getByRole('radio', { name: 'A list' }).check()
    const pasted = '日\n人\nふがほげぬる'
    const field = page.getByLabel('Words or kanji')
    await field.fill(pasted)
    let goOn = () => {}
    const held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    await page.route(callsOf('kanji.import.preview'), async (call) => {
      await held
      await call.continue()
    })
    const look = async () => {
      await page.getByRole('button', { name: 'Look at the list' }).click()
      await page.getByText('日、人、ふがほげぬる').waitFor()
      await page.getByRole('button', { name: 'Go on' }).click()
    }
    await look()
    await page.getByText('Looking up 0 of').waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    expect(await field.inputValue()).toBe(pasted)
    const answered = page.waitForResponse(callsOf('kanji.import.preview'))
    goOn()
    await answered
    await page.getByRole('button', { name: 'Look at the list' }).click({ trial: true })
    expect(await page.getByText('Looking up').count()).toBe(0)

    await look()
    await page.getByRole('heading', { name: 'What would come over' }).waitFor()
    await page.getByText('One is not in the dictionary either: ふがほげぬる').waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await field.fill('ふがほげぬる')
    await page.getByRole('button', { name: 'Look at the list' }).click()
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.getByText('Nothing of it is in the course').waitFor()
  },
)
