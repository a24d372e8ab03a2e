import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { listMoved, listTextPlaces } from '../src/first-view-places'
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

const drawnPages = ['/', ...pages.filter((path) => !path.startsWith('/account/'))]

for (const [width, height] of [
  [1280, 900],
  [390, 800],
] as const) {
  const name = `what is read before the code has run stays where it is, ${width} pixels wide`
  journey(name, async ({ context, origin }) => {
    const word = String(await findWordId(origin))
    for (const path of drawnPages.map((each) => each.replace('WORD', word))) {
      const page = await context.newPage()
      await page.setViewportSize({ width, height })
      let run = () => {}
      const mayRun = new Promise<void>((resolve) => {
        run = resolve
      })
      await page.route(/\/assets\/.*\.js$/, async (route) => {
        await mayRun
        await route.continue()
      })
      const arrival = page.goto(path)
      await page.locator('#root > .first-view .app-bar').waitFor()
      const before = await listTextPlaces(page)
      run()
      await arrival
      await expect
        .poll(async () => listMoved(before, await listTextPlaces(page)), { message: path })
        .toEqual([])
      await page.close()
    }
  })
}

/** As the build took them from the routes; `:` stands for one piece of any text. */
const pathsOfRoutes: string[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../web/dist/.server/page-paths.json'), 'utf8'),
)

journey('every path of the routes is a page to the server, and no other is', async ({ origin }) => {
  const word = String(await findWordId(origin))
  const statusOf = async (path: string) => (await fetch(origin + path)).status
  // Whether a list is shared under a link, only the server knows.
  for (const path of pathsOfRoutes.filter((each) => each !== '/lists/:')) {
    const id = path.startsWith('/app/dict/kanji/') ? '生' : word
    expect(await statusOf(encodeURI(path.replace(':', id))), path).toBe(200)
  }
  for (const path of ['/nowhere', '/app', '/app/dict/words/999999999', '/app/dict/kanji/食べ']) {
    expect(await statusOf(encodeURI(path)), path).toBe(404)
  }
})

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
