/**
 * `npm run screenshots`: every page, tab and dialog at phone, tablet and desk width, light and
 * dark, with the real dictionary where its sources are found, into the ignored `screenshots`.
 *
 * `npm run screenshots -- kanji,lists-` takes only the pages whose name contains one of the texts.
 */
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { accountShots, signUp } from './account-shots'
import { drawnTree, drawWithMouse } from './draw'
import { chromiumSwitches, findOrInstallChromium } from './find-chromium'
import { keepQuiet } from './keep-quiet'
import { accountParts } from './open-account-parts'
import { listParts } from './open-list-parts'
import { addSomebody, type Shot } from './shot'
import { signInBefore } from './sign-in'
import { startSite } from './start-site'
import { studyAreaShots } from './study-area-shots'
import { studySessionShots } from './study-session-shots'

const shots: Shot[] = [
  { name: 'home', path: '/app/dict' },
  { name: 'search-english', path: '/app/dict?q=to eat' },
  { name: 'search-inflected', path: '/app/dict?q=食べさせられた' },
  { name: 'search-sentence', path: '/app/dict?q=昨日友達と映画を見に行きました' },
  { name: 'search-nothing', path: '/app/dict?q=qqqq' },
  { name: 'kanji-catalog', path: '/app/dict/kanji' },
  { name: 'kanji-catalog-filtered', path: '/app/dict/kanji?jlpt=N4&strokes=8' },
  { name: 'kanji-words', path: '/app/dict/kanji/生/words' },
  { name: 'kanji-writing', path: '/app/dict/kanji/語/writing' },
  { name: 'kanji-writing-practise', path: '/app/dict/kanji/語/writing?mode=practise' },
  { name: 'kanji-writing-sheet', path: '/app/dict/kanji/語/writing?mode=sheet' },
  { name: 'kanji-structure', path: '/app/dict/kanji/時/structure' },
  { name: 'kanji-related', path: '/app/dict/kanji/持/related' },
  {
    name: 'recognise-handwriting',
    path: '/app/dict/kanji-recognize/handwriting',
    prepare: (page) => drawTree(page),
  },
  { name: 'recognise-radicals', path: '/app/dict/kanji-recognize/radicals?components=寸' },
  { name: 'recognise-skip', path: '/app/dict/kanji-recognize/skip-code?code=1-4-5' },
  { name: 'word-catalog', path: '/app/dict/words' },
  { name: 'word-kanji', path: '/app/dict/words/1358280/kanji' },
  { name: 'word-pronunciation', path: '/app/dict/words/1358280/pronunciation' },
  { name: 'word-conjugation', path: '/app/dict/words/1358280/conjugation' },
  { name: 'word-long-suru', path: '/app/dict/words/1157170/kanji' },
  { name: 'word-long-kakeru', path: '/app/dict/words/1207610/kanji' },
  { name: 'word-long-hand', path: '/app/dict/words/1327190/kanji' },
  { name: 'credits', path: '/app/dict/credits' },
  { name: 'landing', path: '/landing/kanji', prepare: (page) => scrollThrough(page) },
  {
    name: 'account-sign-in',
    path: '/account/sign-in?returnTo=/app/dict/lists',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await page.getByRole('alert').getByText('You must provide').waitFor()
    },
  },
  { name: 'account-create', path: '/account/create' },
  {
    name: 'account-confirm',
    path: '/account/create',
    prepare: async (page) => void (await signUp(page)),
  },
  { name: 'account-profile', path: '/account/create-profile', as: 'newcomer' },
  { name: 'account-profile-signed-out', path: '/account/create-profile' },
  { name: 'account-reset', path: '/account/reset-password' },
  { name: 'account-recovery', path: '/account/password-recovery' },
  ...accountShots,
  {
    name: 'account-menu',
    path: '/app/dict',
    as: 'learner',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Account of' }).click()
      await page.getByRole('menuitem', { name: 'Sign out' }).waitFor()
    },
  },
  ...['general', 'account', 'notifications'].map(
    (tab): Shot => ({
      name: `preferences-${tab}`,
      path: `/app/dict/preferences/${tab}`,
      as: 'learner',
    }),
  ),
  ...Object.entries(accountParts).map(
    ([name, prepare]): Shot => ({
      name: `preferences-part-${name}`,
      path: '/app/dict/preferences/account',
      as: 'learner',
      prepare,
    }),
  ),
  ...Object.entries(listParts).map(
    ([name, prepare]): Shot => ({ name: `lists-${name}`, path: '/terms', as: 'learner', prepare }),
  ),
  { name: 'lists-signed-out', path: '/app/dict/lists' },
  ...studyAreaShots,
  ...studySessionShots,
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'not-found', path: '/app/nowhere' },
  { name: 'dialog-search', path: '/app/dict/kanji', prepare: (page) => typeInSearchDialog(page) },
  {
    name: 'dialog-shortcuts',
    path: '/app/dict',
    prepare: async (page) => {
      await page.keyboard.press('?')
      await page.getByRole('dialog').waitFor()
    },
  },
]

const widths = [390, 820, 1440]
const themes = ['light', 'dark'] as const
const folder = join(import.meta.dirname, '../../../screenshots')

const wanted = (process.argv[2] ?? '').split(',')
const dataFolder = await borrowDictionary(process.env.KOTONOHA_DATA ?? 'var')
const site = await startSite({ dataFolder, sources: '' })
const browser = await chromium.launch({
  executablePath: await findOrInstallChromium(),
  args: chromiumSwitches,
})
try {
  await mkdir(folder, { recursive: true })
  for (const shot of shots.filter(({ name }) => wanted.some((text) => name.includes(text)))) {
    for (const theme of themes) {
      for (const width of widths) await take(browser, { shot, theme, width })
    }
    console.log(shot.name)
  }
} finally {
  await browser.close()
  await site.stop()
  await rm(dataFolder, { recursive: true, force: true })
}

/** What is live on the page comes when it is seen. */
async function scrollThrough(page: Page): Promise<void> {
  for (const place of await page.locator('[data-live]').all()) await place.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => scrollTo(0, 0))
}

/** A data folder of its own, so that the pictures' learners are nobody's; the dictionary is shared. */
async function borrowDictionary(from: string): Promise<string> {
  const own = await mkdtemp(join(tmpdir(), 'kotonoha-screenshots-'))
  const dictionary = resolve(import.meta.dirname, '../../..', from, 'dictionary')
  if (existsSync(dictionary)) await symlink(dictionary, join(own, 'dictionary'))
  return own
}

async function take(
  browser: Browser,
  { shot, theme, width }: { shot: Shot; theme: string; width: number },
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    hasTouch: width < 960,
    baseURL: site.origin,
    serviceWorkers: 'block',
  })
  await keepQuiet(context)
  await context.addInitScript((appTheme) => {
    localStorage.setItem('preferences-store', JSON.stringify({ state: { appTheme }, version: 0 }))
    localStorage.setItem('mui-mode', appTheme)
  }, theme)
  if (shot.as !== undefined) {
    await signInBefore(context, await addSomebody[shot.as](site.origin))
  }
  const page = await context.newPage()
  await page.goto(`${site.origin}${shot.path}`, { waitUntil: 'networkidle' })
  await shot.prepare?.(page)
  await page.waitForTimeout(400)
  await page.screenshot({
    path: join(folder, `${shot.name}-${width}-${theme}.png`),
    fullPage: true,
  })
  await context.close()
}

async function typeInSearchDialog(page: Page): Promise<void> {
  await page.keyboard.press('/')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.type('kakeru')
  await page.getByRole('option').first().waitFor()
}

async function drawTree(page: Page): Promise<void> {
  await drawWithMouse(page, drawnTree)
  await page.locator('.candidate').first().waitFor()
}
