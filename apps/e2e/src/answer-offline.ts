import type { Page } from 'playwright-core'
import type { AskedItem } from './study-learner'

/** Gives the right answer to the question on the page, and goes on to the next. */
export async function answerRight(page: Page, items: readonly AskedItem[]): Promise<void> {
  const prompt = page.locator('.study-prompt')
  const field = page.locator('.study-question input')
  await field.waitFor()
  const { facet, kind } = await prompt.evaluate(({ dataset }) => ({ ...dataset }))
  const glyph = prompt.locator('.study-literal, .study-literal-drawing')
  const literal = (await glyph.getAttribute('aria-label')) ?? (await glyph.textContent())
  const item = items.find((each) => each.literal === literal && each.kind === kind)
  if (item === undefined) throw new Error(`nobody taught ${kind} ${literal}`)
  await field.fill(facet === 'reading' ? (item.readings[0] ?? '') : item.meaning)
  await field.press('Enter')
  // The key of a phone's keyboard says what Enter does now: go on, once the answer is judged.
  const judged = page.locator('.study-question input[enterkeyhint="next"]')
  await judged.waitFor()
  await field.press('Enter')
  await judged.waitFor({ state: 'detached' })
}
