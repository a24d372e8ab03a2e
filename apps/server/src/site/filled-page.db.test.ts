import { expect, test } from 'vitest'
import { createTinyServer, toQueryPath } from '../testing/tiny-server'

const { ask } = createTinyServer()

async function findWord(text: string): Promise<{ wordId: number; spellingId: string }> {
  const response = await ask(toQueryPath('dict.search.search', { query: text }))
  const answer: { result: { data: { items: { wordId: number; spellingId: string }[] } } } =
    await response.json()
  const [word] = answer.result.data.items
  if (word === undefined) throw new Error(`${text} is not in the tiny dictionary`)
  return word
}

interface FirstAnswers {
  dictionaryVersion: string
  answers: { procedure: string; type: string; input: unknown; data: unknown }[]
}

function readFirstAnswers(page: string): FirstAnswers {
  const [, text] = /id="first-answers">([^<]*)</.exec(page) ?? []
  return JSON.parse(text ?? 'null')
}

test('the page of a word brings what the API would answer', async () => {
  const { wordId } = await findWord('食べる')
  const page = await (await ask(`/app/dict/words/${wordId}/kanji`)).text()
  const { answers } = readFirstAnswers(page)
  expect(answers.map(({ procedure }) => procedure)).toEqual([
    'dict.words.getDefinitionOverview',
    'dict.words.getUsedKanji',
  ])
  for (const { procedure, input, data } of answers) {
    const answer = await (await ask(toQueryPath(procedure, input))).json()
    expect(data).toEqual(answer.result.data)
  }
})

test('the page of a kanji brings its words as the first page of a list', async () => {
  const page = await (await ask(`/app/dict/kanji/${encodeURIComponent('生')}`)).text()
  const { answers } = readFirstAnswers(page)
  expect(answers.map(({ procedure, type }) => `${procedure} ${type}`)).toEqual([
    'dict.kanji.getDefinitionOverview query',
    'dict.kanji.listWords infinite',
  ])
})

test('a link that is shared shows the word and its meaning', async () => {
  const { wordId } = await findWord('食べる')
  const page = await (await ask(`/app/dict/words/${wordId}`)).text()
  expect(page).toContain('<title>食べる | Words | Dictionary | Kotonoha</title>')
  expect(page).toMatch(/<meta\s+name="description"\s+content="食べる（たべる）: [^"]*to eat/)
  expect(page).toMatch(/property="og:description" content="食べる（たべる）: [^"]*to eat/)
})

test('headword and meanings are there to be read before any code runs', async () => {
  const { wordId } = await findWord('食べる')
  const page = await (await ask(`/app/dict/words/${wordId}`)).text()
  expect(page).toContain('<ruby>食<rt>た</rt></ruby><span>べる</span>')
  expect(page).toMatch(/<p class="sense-glosses">to eat/)
  expect(page).not.toContain('startup-spinner"')
})

test.each([
  ['/app/dict/words/999999999', 'an id that no word has'],
  ['/app/dict/words/abc/kanji', 'an id that no word could have'],
  [`/app/dict/kanji/${encodeURIComponent('食べ')}`, 'two characters'],
  ['/app/dict/kanji/x', 'a letter'],
])('%s is answered with status 404, and the page says so itself: %s', async (path) => {
  const response = await ask(path)
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('<title>Loading...</title>')
})

test('an old link to a spelling that is gone still shows the word', async () => {
  const { wordId } = await findWord('食べる')
  const response = await ask(`/app/dict/words/${wordId}?spelling=saaaaaaaaaa`)
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('<title>食べる')
})

test('a page that is still good is not sent again', async () => {
  const first = await ask(`/app/dict/kanji/${encodeURIComponent('生')}`)
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
  const again = await ask(`/app/dict/kanji/${encodeURIComponent('生')}`, { headers })
  expect(again.status).toBe(304)
  const other = await ask(`/app/dict/kanji/${encodeURIComponent('日')}`, { headers })
  expect(other.status, 'another page has another tag').toBe(200)
})
