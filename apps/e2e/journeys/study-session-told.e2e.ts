import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from '../src/journey'
import { lookOverInBothThemes } from '../src/look-over-page'
import {
  type AskedItem,
  addStudyLearner,
  doLessonsBefore,
  doManyLessonsBefore,
  type StudyLearner,
} from '../src/study-learner'
import {
  type AskedQuestion,
  answer,
  answerAll,
  answerField,
  goOn,
  openReviews,
  readQuestion,
  signInToReviews,
  toRightAnswer,
  toWrongAnswer,
  verdictOf,
} from '../src/study-session'

interface Blocked {
  blockedMeanings: { text: string; subjectId: number | null }[]
}

journey(
  'what is taken for another is shown beside it, and the summary leads to what was missed',
  async ({ page, origin }) => {
    const learner = await addStudyLearner(origin)
    const items = (await doManyLessonsBefore(learner)) as (AskedItem & Blocked)[]
    await signInToReviews(page, learner)
    const isConfusable = ({ blockedMeanings }: Blocked) =>
      blockedMeanings.some(({ subjectId }) => subjectId !== null)
    // The few subjects of the tests may be taken for others that are not among them.
    const isTaught = (subjectId: number) =>
      learner.ask('kanji.study.getItem', { subjectId }).then(
        () => true,
        () => false,
      )
    const findNamed = async () => {
      const { facet, item } = await readQuestion(page, items)
      const known = items.find(({ subjectId }) => subjectId === item.subjectId)
      for (const each of facet === 'meaning' ? (known?.blockedMeanings ?? []) : []) {
        if (each.subjectId !== null && (await isTaught(each.subjectId))) return each
      }
      return undefined
    }
    expect(items.some(isConfusable)).toBe(true)
    while ((await findNamed()) === undefined) {
      await answer(page, toRightAnswer(await readQuestion(page, items)))
      await goOn(page)
    }
    const { item } = await readQuestion(page, items)
    expect(await answer(page, (await findNamed())?.text ?? '')).toBe('Wrong')
    const [asked, named] = [0, 1].map((place) => page.getByRole('figure').nth(place))
    await asked?.getByText(`${item.meaning}, asked`).waitFor()
    await named?.getByText(/, you answered$/).waitFor()
    await page.getByText('Asked again in this session').waitFor()
    await expect.poll(() => named?.locator('[lang="ja"]').first().textContent()).not.toBe('?')
    await lookOverInBothThemes(page)

    await goOn(page)
    const comingAgain = ({ facet, item: again }: AskedQuestion) =>
      facet === 'meaning' && again.subjectId === item.subjectId
    expect((await answerAll(page, items)).some(comingAgain)).toBe(true)
    const missed = page.getByRole('list', { name: 'Missed' })
    await missed.getByText('missed once').waitFor()
    await lookOverInBothThemes(page)
    await missed.getByRole('link').first().click()
    await page.waitForURL(/\/app\/(dict|kanji)\/(kanji|words|components)\//)
    // The name of a word's heading has the furigana between its letters: without them it is the word.
    const readHeading = () =>
      page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        const copy = heading.cloneNode(true) as HTMLElement
        for (const ruby of copy.querySelectorAll('rt, rp')) ruby.remove()
        return copy.textContent?.trim()
      })
    await expect.poll(readHeading).toBe(item.literal)
  },
)

/** Ends the page as a browser does that is killed: nothing more is run in it. */
async function kill(page: Page): Promise<Page> {
  const context = page.context()
  const crashed = page.waitForEvent('crash')
  const devtools = await context.newCDPSession(page)
  void devtools.send('Page.crash').catch(() => {})
  await crashed
  return context.newPage()
}

journey(
  'a tab that is killed at any answer comes back to its place, and each answer counts once',
  async ({ context, origin }) => {
    const learner = await addStudyLearner(origin)
    const items = await doLessonsBefore(learner)
    let page = await context.newPage()
    await signInToReviews(page, learner)
    const countLeft = async () => Number(/\d+/.exec(await tally(page).innerText())?.[0])
    const before = await countCards(learner, items)
    let given = 0
    for (const moment of ['typing', 'verdict', 'next', 'verdict', 'wrong'] as const) {
      const question = await readQuestion(page, items)
      const left = await countLeft()
      if (moment === 'typing') {
        await answerField(page).pressSequentially('half an ans')
      } else {
        const isWrong = moment === 'wrong'
        await answer(page, isWrong ? toWrongAnswer(question) : toRightAnswer(question))
        given += 1
        if (moment === 'next') await goOn(page)
      }
      page = await kill(page)
      await openReviews(page)
      await answerField(page).waitFor()
      expect(await verdictOf(page).count()).toBe(0)
      const isDone = moment !== 'typing' && moment !== 'wrong'
      expect(await countLeft(), `left after the end at ${moment}`).toBe(left - Number(isDone))
      if (moment === 'typing') {
        expect((await readQuestion(page, items)).item.literal).toBe(question.item.literal)
      }
    }
    given += (await answerAll(page, items)).length
    await expect
      .poll(() => countCards(learner, items), { interval: 1000, timeout: 30_000 })
      .toBe(before + given)
  },
)

const tally = (page: Page) => page.locator('.study-tally')

/** Answers that the server has counted for the items. */
async function countCards({ ask }: StudyLearner, items: readonly AskedItem[]): Promise<number> {
  let reps = 0
  for (const { subjectId } of items) {
    const { cards } = await ask<{ cards: { reps: number }[] }>('kanji.study.getItem', { subjectId })
    reps += cards.reduce((sum, card) => sum + card.reps, 0)
  }
  return reps
}
