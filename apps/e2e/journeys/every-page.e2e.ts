import { journey } from '../src/journey'
import { lookOverInBothThemes } from '../src/look-over-page'

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
  '/account/sign-in?returnTo=/app/dict/lists',
  '/account/create',
  '/account/create-profile',
  '/account/reset-password',
  '/account/password-recovery',
  '/terms',
  '/privacy',
]

for (const path of pages) {
  journey(`${path} has no axe violation and no overflow`, async ({ page, origin }) => {
    await page.goto(path.replace('WORD', String(await findWordId(origin))))
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await lookOverInBothThemes(page)
  })
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
