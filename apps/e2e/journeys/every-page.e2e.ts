import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { listMoved, listTextPlaces, type TextPlace } from '../src/first-view-places'
import { journey } from '../src/journey'
import { addLearner } from '../src/learner'
import { lookOverInBothThemes } from '../src/look-over-page'
import { seedList, shareSeededList } from '../src/seed-list'

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

const isDrawn = (path: string) => !path.startsWith('/account/')
const stays = 'what is read before the code has run stays where it is'

// One load shows all of it: a load takes a browser as long as a look.
for (const path of pages) {
  const promise = isDrawn(path) ? `, and ${stays}` : ''
  const name = `${path} has no axe violation and no overflow${promise}`
  journey(name, async ({ page, origin }) => {
    const target = path.replace('WORD', String(await findWordId(origin)))
    await (isDrawn(path) ? openAsDrawn(page, target) : page.goto(target))
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await lookOverInBothThemes(page)
  })
}

journey(`/: ${stays}`, ({ page }) => openAsDrawn(page, '/'))

journey(`a list shared by link: ${stays}`, async ({ page, origin }) => {
  const { accessToken } = await addLearner(origin)
  const listId = await seedList({ origin, accessToken, name: 'For class', kanji: ['生', '食'] })
  const path = await shareSeededList({ origin, accessToken, listId })
  await openAsDrawn(page, path)
  await lookOverInBothThemes(page)
  // A link that leads nowhere says so at once, too.
  await openAsDrawn(page, `/lists/${'x'.repeat(22)}`)
})

journey('home shows the day of the visitor’s calendar at once', async ({ page, origin }) => {
  for (const timezoneId of ['Pacific/Kiritimati', 'Etc/GMT+12']) {
    const context = await page.context().browser()?.newContext({ timezoneId })
    if (context === undefined) throw new Error('the page has no browser')
    const visitor = await context.newPage()
    await visitor.route(/\/assets\/.*\.js$/, (route) => route.abort())
    // Its code never comes, for which opening would wait.
    await visitor.evaluate((address) => location.assign(address), `${origin}/app/dict`)
    const shown = await visitor.locator('[data-date]:visible').getAttribute('data-date')
    expect(shown).toBe(new Date().toLocaleDateString('sv', { timeZone: timezoneId }))
    await context.close()
  }
})

const wide = { width: 1280, height: 900 }
const narrow = { width: 390, height: 800 }

/** Opens a page whose code is held back until every text that the server drew has been found. */
async function openAsDrawn(page: Page, path: string): Promise<void> {
  let run = () => {}
  const mayRun = new Promise<void>((resolve) => {
    run = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await mayRun
    await route.continue()
  })
  // Letters are a hair wider or narrower in the face that stands in for these, which come when they
  // come: in it all has to stay, too.
  await page.route(/\/roboto-latin-\d00-normal/, (route) => route.abort())
  const arrival = page.goto(path)
  await page.locator('#root.first-view > .app-bar').waitFor()
  const drawnWide = await listTextPlaces(page)
  await page.setViewportSize(narrow)
  const drawnNarrow = await listTextPlaces(page)
  await countShifts(page)
  await markDrawn(page)
  run()
  await arrival
  await expectUnmoved(page, drawnNarrow)
  // What goes and comes back has moved what stands below it.
  expect(await page.evaluate('shifted'), 'what was drawn stays while the code comes').toBeLessThan(
    0.01,
  )
  await page.setViewportSize(wide)
  await expectUnmoved(page, drawnWide)
  // Where there is no page, the server drew what is said of all such addresses.
  if (path !== '/app/nowhere') await expectTakenOver(page)
}

/** A mark that no element has which the code draws itself. */
function markDrawn(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const element of document.querySelectorAll('#root *')) {
      Object.assign(element, { isOfServer: true })
    }
  })
}

/** The page's code makes the elements that the server drew its own, and draws none in their place. */
async function expectTakenOver(page: Page): Promise<void> {
  const drawnAnew = await page.evaluate(() =>
    [...document.querySelectorAll('#root :is(h1, h1 ~ *, nav a, .app-bar *)')]
      .filter((element) => !('isOfServer' in element))
      .map(({ outerHTML }) => outerHTML.slice(0, 200)),
  )
  expect(drawnAnew, 'what the server drew was thrown away').toEqual([])
}

/** From here on, as the browser scores it: by how much of the window moves, and how far. */
function countShifts(page: Page): Promise<void> {
  return page.evaluate(async () => {
    // What the narrower window itself has moved is told with a frame.
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      const scores = list.getEntries().map((entry) => (entry as unknown as { value: number }).value)
      const { shifted } = window as unknown as { shifted: number }
      Object.assign(window, { shifted: scores.reduce((sum, score) => sum + score, shifted) })
    }).observe({ type: 'layout-shift' })
  })
}

async function expectUnmoved(page: Page, drawn: TextPlace[]): Promise<void> {
  expect(drawn.length, 'the server drew nothing').toBeGreaterThan(0)
  await expect.poll(async () => listMoved(drawn, await listTextPlaces(page))).toEqual([])
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
