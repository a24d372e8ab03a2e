import { AxeBuilder } from '@axe-core/playwright'
import { expect } from 'vitest'
import { journey } from '../src/journey'

const pages = [
  '/app/dict',
  '/app/dict?q=to eat',
  '/app/dict/kanji',
  '/app/dict/kanji/生/words',
  '/app/dict/kanji/生/writing',
  '/app/dict/kanji/生/structure',
  '/app/dict/kanji/生/related',
  '/app/dict/kanji-recognize/handwriting',
  '/app/dict/kanji-recognize/radicals?components=寸',
  '/app/dict/kanji-recognize/skip-code?code=4-5-3&near=true',
  '/app/dict/words',
  '/app/dict/words/WORD/kanji',
  '/app/dict/words/WORD/pronunciation',
  '/app/dict/words/WORD/conjugation',
  '/app/dict/credits',
  '/app/nowhere',
]

for (const theme of ['light', 'dark'] as const) {
  for (const path of pages) {
    journey(`${path} has no axe violation and no overflow, ${theme}`, async ({ page, origin }) => {
      await page.addInitScript((appTheme) => {
        localStorage.setItem(
          'preferences-store',
          JSON.stringify({ state: { appTheme }, version: 0 }),
        )
        localStorage.setItem('mui-mode', appTheme)
      }, theme)
      await page.goto(path.replace('WORD', String(await findWordId(origin))))
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await page.waitForLoadState('networkidle')
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
      for (const width of [320, 390, 820, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow, `sideways overflow at ${width} px`).toBeLessThanOrEqual(0)
      }
    })
  }
}

let wordId: number | undefined

/** 食べる, whatever its number in this dictionary. */
async function findWordId(origin: string): Promise<number> {
  if (wordId === undefined) {
    const input = encodeURIComponent(JSON.stringify({ query: '食べる' }))
    const response = await fetch(`${origin}/api/dict.search.search?input=${input}`)
    const answer: { result: { data: { items: { wordId: number }[] } } } = await response.json()
    wordId = answer.result.data.items[0]?.wordId ?? 0
  }
  return wordId
}
