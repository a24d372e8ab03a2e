import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from '../src/journey'
import { lookOverInBothThemes } from '../src/look-over-page'
import { signInBefore } from '../src/sign-in'
import { addYearLearner, type YearLearner } from '../src/year-learner'

const dayMs = 86_400_000
const toIsoDay = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10)
const toYear = (day: number) => new Date(day * dayMs).getUTCFullYear()

/** The first number of a text: 1,234 of "1,234 reviews". */
function toNumber(text: string | null): number {
  const [found] = /\d[\d,]*/.exec(text ?? '') ?? []
  if (found === undefined) throw new Error(`no number in "${text}"`)
  return Number(found.replaceAll(',', ''))
}

const numberIn = async (page: Page, selector: string) =>
  toNumber(await page.locator(selector).first().innerText())

/** What a column of a table adds up to; the first column is the row's name. */
async function sumColumn(page: Page, caption: string, column: number): Promise<number> {
  const cells = page
    .getByRole('region', { name: caption })
    .locator(`tbody tr td:nth-child(${column})`)
  return (await cells.allInnerTexts()).reduce((sum, cell) => sum + toNumber(cell), 0)
}

const figure = (page: Page, part: string, name: string) =>
  page.getByRole('region', { name: part }).locator('.progress-figure').filter({ hasText: name })

async function figureIn(page: Page, part: string, name: string): Promise<number> {
  return toNumber(await figure(page, part, name).locator('.progress-figure-value').innerText())
}

/** Follows each link of a part; `look` compares what it said with the page that it opens. */
async function followEach(
  page: Page,
  links: string,
  look: (said: string) => Promise<void>,
): Promise<number> {
  const all = page.locator(links)
  await all.first().waitFor()
  const count = await all.count()
  for (let place = 0; place < count; place += 1) {
    const link = all.nth(place)
    await link.waitFor()
    const said = await link.innerText()
    await link.click()
    await look(said)
    await page.goBack()
  }
  return count
}

async function openAllNumbers(page: Page): Promise<void> {
  for (const summary of await page.locator('.plot-numbers > summary').all()) await summary.click()
}

async function lookAtOverview(page: Page, { answers }: YearLearner): Promise<void> {
  await page.goto('/app/kanji/progress')
  expect(await figureIn(page, 'So far', 'reviews')).toBe(answers)
  const days = await figureIn(page, 'So far', 'days since')
  await openAllNumbers(page)
  await lookOverInBothThemes(page)

  const catalogCount = '.curriculum-count, .component-catalog-text[role=status]'
  const buckets = await followEach(page, '.kind-numbers a', async (said) => {
    await expect.poll(() => numberIn(page, catalogCount), { message: said }).toBe(toNumber(said))
  })
  expect(buckets).toBe(12)
  const levels = await followEach(page, 'a.progress-row', async (said) => {
    const [, total = ''] = said.split(' of ')
    await expect.poll(() => numberIn(page, catalogCount), { message: said }).toBe(toNumber(total))
  })
  expect(levels).toBeGreaterThan(1)

  for (const [link, total] of [
    ['reviews', answers],
    ['days', days],
  ] as const) {
    await figure(page, 'So far', link).getByRole('link').click()
    await page.waitForURL('**/progress/year')
    const said = figure(page, 'The year in numbers', link).locator('.progress-faint')
    await expect.poll(async () => toNumber(await said.innerText())).toBe(total)
    await page.goBack()
  }

  const remembered = page.getByRole('region', { name: 'How well you remember' })
  const [, asked = ''] = (await remembered.innerText()).split('of ')
  await remembered.getByRole('link', { name: 'More' }).click()
  const month = page.getByRole('row', { name: '30 days' }).locator('td').first()
  await expect
    .poll(async () => toNumber(await month.locator('.progress-faint').innerText()))
    .toBe(toNumber(asked))
  await page.goBack()

  const next = page.getByRole('region', { name: 'What comes next' })
  const earned = toNumber(await next.getByText('earned, of').innerText())
  await next.getByRole('link', { name: 'Achievements' }).click()
  await expect.poll(() => numberIn(page, '.progress-large strong')).toBe(earned)
  expect(await page.locator('.achievement[data-earned=true]').count()).toBe(earned)
}

async function lookAtYears(page: Page, { firstDay, lastDay, answers }: YearLearner): Promise<void> {
  let found = 0
  for (let year = toYear(firstDay); year <= toYear(lastDay); year += 1) {
    await page.goto(`/app/kanji/progress/year?year=${year}`)
    await page.getByRole('heading', { name: String(year), exact: true }).waitFor()
    const sum = await figureIn(page, 'The year in numbers', 'reviews')
    const days = await page
      .locator('.year-day[aria-label*=" review"]')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''))
    const reviewsOf = (said: string) => toNumber(/[\d,]+(?= reviews?)/.exec(said)?.[0] ?? '')
    expect(days.reduce((all, said) => all + reviewsOf(said), 0)).toBe(sum)
    await openAllNumbers(page)
    expect(await sumColumn(page, 'The numbers: Month', 2)).toBe(sum)
    found += sum
  }
  expect(found).toBe(answers)
  await lookOverInBothThemes(page)

  // From the last day upwards, over the edge of its week, and into the week of the day before.
  const told = page.locator('.year-told')
  await page.locator(`[data-day="${lastDay}"]`).focus()
  await page.keyboard.press('ArrowLeft')
  const said = await told.innerText()
  expect(said).toContain(new Date((lastDay - 7) * dayMs).getUTCDate())
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/progress/week?week=${toIsoDay(lastDay - 7)}`)
  await page.getByRole('region', { name: 'Reviews by day' }).waitFor()
  await openAllNumbers(page)
  const date = said.slice(0, said.indexOf(':'))
  const row = page
    .getByRole('region', { name: 'The numbers: Day, Reviews' })
    .getByRole('row', { name: date })
  await row.waitFor()
  expect(toNumber(await row.locator('td').first().innerText())).toBe(
    toNumber(/[\d,]+(?= review)/.exec(said)?.[0] ?? ''),
  )
}

async function lookAtWeeks(page: Page, { firstDay }: YearLearner): Promise<void> {
  for (const day of [firstDay + 180, firstDay]) {
    await page.goto(`/app/kanji/progress/week?week=${toIsoDay(day)}`)
    await page.getByRole('region', { name: 'Reviews by day' }).waitFor()
    await openAllNumbers(page)
    const reviews = await figureIn(page, 'The week in numbers', 'reviews')
    const table = 'The numbers: Day, Reviews'
    expect(await sumColumn(page, table, 2)).toBe(reviews)
    const kinds = [3, 4, 5].map((column) => sumColumn(page, table, column))
    const byKind = (await Promise.all(kinds)).reduce((sum, each) => sum + each, 0)
    expect(byKind).toBe(reviews)
    expect(await sumColumn(page, 'The numbers: From', 2)).toBe(reviews)
  }
  expect(await page.getByRole('link', { name: 'The week before' }).count()).toBe(0)
  await page.getByRole('link', { name: 'The week after' }).waitFor()
  await lookOverInBothThemes(page)
}

async function lookAtMemory(page: Page): Promise<void> {
  await page.goto('/app/kanji/progress/stats')
  await page.getByRole('heading', { name: 'Foretold and come true' }).waitFor()
  await openAllNumbers(page)
  const cards = await sumColumn(page, 'The numbers: Days, Cards', 2)
  expect(cards).toBeGreaterThan(100)
  expect(await sumColumn(page, 'The numbers: Chance, Cards', 2)).toBe(cards)
  expect(await sumColumn(page, 'The numbers: Difficulty, Cards', 2)).toBe(cards)
  await lookOverInBothThemes(page)
}

async function lookAtHistory(page: Page): Promise<void> {
  await page.goto('/app/kanji/progress/events')
  const days = page.locator('.events-day')
  await days.first().waitFor()
  const more = page.getByRole('button', { name: 'Load more' })
  while ((await more.count()) > 0) {
    const before = await page.locator('.event').count()
    await more.click()
    await expect.poll(() => page.locator('.event').count()).toBeGreaterThan(before)
  }
  await page.getByText('Kanji study begun at level 1').waitFor()
  await lookOverInBothThemes(page)
}

journey(
  'after a year every page of progress shows its numbers, and they agree wherever they lead',
  async ({ page, context, origin }) => {
    const learner = await addYearLearner(origin)
    await signInBefore(context, learner)
    await lookAtOverview(page, learner)
    await lookAtYears(page, learner)
    await lookAtWeeks(page, learner)
    await lookAtMemory(page)
    await lookAtHistory(page)

    // On paper stand the pictures and what they say, without the ways to other pages.
    await page.goto(`/app/kanji/progress/week?week=${toIsoDay(learner.lastDay)}`)
    const picture = page.getByRole('region', { name: 'Reviews by day' }).locator('figure > div')
    await picture.waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await picture.isVisible()).toBe(true)
    expect(await page.locator('.app-bar').isVisible()).toBe(false)
    expect(await page.getByText('The numbers').first().isVisible()).toBe(false)
  },
)
