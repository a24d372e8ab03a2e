import { afterEach, beforeAll, expect, test } from 'vitest'
import { createTinyServer, toQueryPath } from '../testing/tiny-server'

/** Stands for the site's own module: it draws words only, and cannot draw one that is called bad. */
const drawing = `
  let drawings = 0
  export async function drawFirstView({ address, marks, answerCall }) {
    drawings += 1
    if (address === '/app/dict/words/bad') throw new Error('it was called bad')
    const wordId = Number(/^\\/app\\/dict\\/words\\/(\\d+)/.exec(address)?.[1])
    if (Number.isNaN(wordId)) return undefined
    const procedure = 'dict.words.getDefinitionOverview'
    const input = { wordId, spellingId: null, meaningId: null }
    const { data, error } = await answerCall(procedure, input)
    if (error?.data.httpStatus === 404) {
      return { status: 404, path: '/none', html: 'nothing', title: 'Not found', answers: [] }
    }
    return {
      status: 200,
      path: '/drawn',
      html: '<p>drawn ' + drawings + ', marks ' + Object.keys(marks).length + '</p>',
      title: data.spelling.text,
      description: 'A word',
      answers: [{ procedure, type: 'query', input, data }],
    }
  }`

const { ask, logged, switchOff } = createTinyServer({
  siteFiles: { '.server/first-view.mjs': drawing },
})

let wordId = 0
beforeAll(async () => {
  const response = await ask(toQueryPath('dict.search.search', { query: '食べる' }))
  const answer: { result: { data: { items: { wordId: number }[] } } } = await response.json()
  wordId = answer.result.data.items[0]?.wordId ?? 0
})

async function getPage(path: string): Promise<string> {
  return (await ask(path)).text()
}

test('the page of a word brings its first view and what the API would answer', async () => {
  const page = await getPage(`/app/dict/words/${wordId}`)
  expect(page).toMatch(
    /<div id="root" class="first-view" data-path="\/drawn"><p>drawn \d+, marks 0<\/p><\/div>/,
  )
  expect(page).toContain('<title>食べる</title>')
  const [, text] = /id="first-answers">([^<]*)</.exec(page) ?? []
  const { answers } = JSON.parse(text ?? 'null')
  for (const { procedure, input, data } of answers) {
    const answer = await (await ask(toQueryPath(procedure, input))).json()
    expect(data).toEqual(answer.result.data)
  }
})

test('a word that is not there is answered with status 404, and the page says so itself', async () => {
  const response = await ask('/app/dict/words/999999999')
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('class="first-view" data-path="/none">nothing</div>')
})

test.each([
  ['/app/dict/words/bad', 'drawing failed'],
  ['/app/dict/credits', 'it is not drawn'],
])('%s shows that it is loading: %s', async (path) => {
  const response = await ask(path)
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('<title>Loading...</title>')
})

test('a failure to draw is told in the log, without what somebody typed', async () => {
  await ask('/app/dict/words/bad?q=secret')
  await expect.poll(logged).toContain('a page could not be drawn')
  expect(logged()).not.toContain('secret')
})

test('a page is drawn once, however many ask for it, also at the same time', async () => {
  const path = `/app/dict/words/${wordId}?meaning=1`
  const pages = await Promise.all(Array.from({ length: 5 }, () => getPage(path)))
  expect(new Set([...pages, await getPage(path)]).size).toBe(1)
})

test('a page that is still good is not sent again', async () => {
  const first = await ask(`/app/dict/words/${wordId}`)
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
  expect((await ask(`/app/dict/words/${wordId}`, { headers })).status).toBe(304)
  const other = await ask(`/app/dict/words/${wordId}/kanji`, { headers })
  expect(other.status, 'another page has another tag').toBe(200)
})

afterEach(() => switchOff(false))

test.each([
  ['/app/dict/words/', 'a page with a first view'],
  ['/app/kanji/dashboard', 'a page that is somebody’s own'],
  ['/terms?shell', 'the page that is kept for when there is no network'],
])('while the app is switched off %s is an empty page: %s', async (path) => {
  const drawn = path.endsWith('words/') ? `${path}${wordId}` : path
  const before = await ask(drawn)
  switchOff(true)
  const etag = before.headers.get('etag')
  const response = await ask(drawn, { headers: etag === null ? {} : { 'if-none-match': etag } })
  expect(response.status).toBe(before.status)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('etag')).toBeNull()
  const page = await response.text()
  expect(page).toContain('<meta name="kotonoha-switched-off" content="yes" />')
  expect(page).toMatch(/<div id="root"><\/div>/)
  expect(page).not.toMatch(/first-answers|first-view"|食/)
  switchOff(false)
  expect(await getPage(drawn)).not.toContain('kotonoha-switched-off')
})

test('while the app is switched off calls are answered, and say so', async () => {
  const getState = async () => (await ask(toQueryPath('core.about.getInstallation'))).json()
  expect(await getState()).toEqual({ result: { data: { isSwitchedOff: false } } })
  switchOff(true)
  const response = await ask(toQueryPath('core.about.getInstallation'))
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({ result: { data: { isSwitchedOff: true } } })
  expect((await ask(toQueryPath('dict.search.search', { query: '食べる' }))).status).toBe(200)
})
