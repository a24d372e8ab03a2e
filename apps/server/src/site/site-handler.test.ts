import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { noAccounts } from '../accounts/accounts-holder'
import { createLog } from '../log'
import { createTemporaryFolders } from '../testing/temporary-folders'
import { createSiteHandler } from './site-handler'

const makeFolder = createTemporaryFolders()

const startScript = 'document.documentElement.className = "dark"'
const page = `<!doctype html><title>Kotonoha</title><script>${startScript}</script>`
const landingPage = '<!doctype html><title>Learn kanji</title>'
const script = 'console.log("ことのは")'

const ownPaths = [
  '/account/sign-in',
  '/app/dict/lists',
  '/app/dict/preferences',
  '/app/kanji/dashboard',
  '/app/payments/checkout',
]

/** As the build takes them from the routes. */
const pagePaths = [
  '/',
  ...ownPaths,
  '/app/dict',
  '/app/dict/kanji/:',
  '/app/dict/kanji/:/words',
  '/app/dict/words',
  '/app/dict/words/:/conjugation',
  '/landing/kanji',
]

function buildSite(): string {
  const folder = makeFolder()
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, '.vite'))
  mkdirSync(join(folder, '.server'))
  writeFileSync(join(folder, '.server/page-paths.json'), JSON.stringify(pagePaths))
  writeFileSync(join(folder, 'index.html'), page)
  writeFileSync(join(folder, 'landing.html'), landingPage)
  writeFileSync(join(folder, 'theme.js'), script)
  writeFileSync(join(folder, '.vite/manifest.json'), '{}')
  writeFileSync(join(folder, 'assets/main-abc123.js'), script)
  writeFileSync(join(folder, 'assets/main-abc123.js.br'), brotliCompressSync(script))
  return folder
}

/** No dictionary is open: the page is sent as it was built. */
const surroundings = {
  accounts: noAccounts,
  installation: { hasAccounts: false, mail: 'waiting' as const },
  isSwitchedOff: () => false,
  siteUrl: 'https://site.test',
  dictionaries: { lease: () => undefined },
  release: 'test',
  now: () => new Date('2026-04-01T12:00:00Z'),
  log: createLog({ level: 'error', format: 'json', write: () => {}, now: () => new Date(0) }),
}

const answer = createSiteHandler({ folder: buildSite(), ...surroundings })

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return answer(new Request(`http://site.test${path}`, { headers }))
}

test.each([
  ['/', 'the start'],
  ['/app/dict', 'the dictionary'],
  ['/app/dict/kanji/%E9%A3%9F', 'a kanji, whose first tab the site chooses'],
  ['/app/dict/kanji/%E9%A3%9F/words?jlpt=N5', 'a tab with search parameters'],
  ['/app/dict/words/1358280/conjugation', 'a tab of a word'],
  ['/app/dict/words/', 'a slash too many'],
])('%s is a page: %s', async (path) => {
  const response = await get(path)
  expect(response.status).toBe(200)
  expect(await response.text()).toBe(page)
})

test.each([
  ['/nowhere', 'no such page'],
  ['/app/dict/kanji/%E9%A3%9F/nonsense', 'no such tab'],
  ['/app/dict/kanji/%E9%A3', 'half a character'],
  ['/assets/../../../etc/passwd', 'a way out of the folder, which leads to no page'],
])('%s shows the site, whose router says not found, with status 404: %s', async (path) => {
  const response = await get(path)
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(response.status).toBe(404)
})

test.each([
  ['/assets/main-gone99.js', 'a script of an older release'],
  ['/assets/none', 'below the assets nothing is a page'],
  ['/favicon.ico', 'a file that is not there'],
  ['/.vite/manifest.json', 'a note of the build to itself'],
  ['/.server/page-paths.json', 'what is for the server only'],
  ['/index.html', 'the page has no address of its own'],
  ['/assets/%2e%2e/%2e%2e/package.json', 'a way out of the folder'],
])('%s is 404 and never the page, which a browser would run: %s', async (path) => {
  const response = await get(path)
  expect(response.status).toBe(404)
  expect(await response.text()).not.toContain('<!doctype')
})

test('a file with a hash in its name may be kept for ever, the page must be asked for again', async () => {
  const asset = await get('/assets/main-abc123.js')
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect((await get('/')).headers.get('cache-control')).toBe('no-cache')
})

test('the copy compressed by the build is sent to those who take it', async () => {
  const compressed = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip, br' })
  expect(compressed.headers.get('content-encoding')).toBe('br')
  const bytes = new Uint8Array(await compressed.arrayBuffer())
  expect(brotliDecompressSync(bytes).toString()).toBe(script)
  const plain = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip' })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await plain.text()).toBe(script)
  expect(plain.headers.get('vary')).toBe('accept-encoding')
})

test('a copy that is still good is not sent again', async () => {
  const etag = (await get('/')).headers.get('etag') ?? ''
  const again = await get('/', { 'if-none-match': etag })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})

test('a page forbids frames around it, and scripts in its text but the one of the build', async () => {
  const policy = (await get('/')).headers.get('content-security-policy') ?? ''
  const hash = createHash('sha256').update(startScript).digest('base64')
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(policy).toContain(`frame-ancestors 'none'`)
})

test('pages and files are only read', async () => {
  const response = await answer(new Request('http://site.test/app/dict', { method: 'POST' }))
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD')
})

test('the pages of accounts are there where accounts are', async () => {
  const withAccounts = createSiteHandler({
    folder: buildSite(),
    ...surroundings,
    installation: { hasAccounts: true, mail: 'sent' },
  })
  for (const path of ownPaths) {
    const request = () => new Request(`http://site.test${path}`)
    expect((await withAccounts(request())).status, path).toBe(200)
    expect((await answer(request())).status, path).toBe(404)
  }
})

test('the landing page is another document, and there where accounts are', async () => {
  const withAccounts = createSiteHandler({
    folder: buildSite(),
    ...surroundings,
    installation: { hasAccounts: true, mail: 'sent' },
  })
  for (const path of ['/landing/kanji', '/landing/kanji/', '/landing/kanji?from=a-friend']) {
    const response = await withAccounts(new Request(`http://site.test${path}`))
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<title>Learn kanji</title>')
  }
  const withoutAccounts = await get('/landing/kanji')
  expect(withoutAccounts.status).toBe(404)
  expect(await withoutAccounts.text(), 'the style of the other has nothing for what is said').toBe(
    page,
  )
  expect((await get('/landing.html')).status, 'it has no address of its own').toBe(404)
})

test('a site that was never built says what to do', async () => {
  const response = await createSiteHandler({
    folder: join(makeFolder(), 'not-there'),
    ...surroundings,
  })(new Request('http://site.test/'))
  expect(response.status).toBe(503)
  expect(await response.text()).toContain('npm start')
})

test('a site built without a list of its pages shows one at any address', async () => {
  const folder = makeFolder()
  writeFileSync(join(folder, 'index.html'), page)
  const response = await createSiteHandler({ folder, ...surroundings })(
    new Request('http://site.test/app/dict/new-page'),
  )
  expect(response.status).toBe(200)
})
