import type { AnswerCall, AskedPage } from '@kotonoha/contract/site/first-view'
import { expect, test } from 'vitest'
import {
  buildAnswer,
  buildUnderstanding,
  buildWordItem,
} from '../dictionary/search/testing/build-search-answer'
import { buildSense, buildWord } from '../pages/dict/words/testing/build-word'
import { shellAddress } from '../service-worker/shell-address'
import { drawFirstView } from './draw-first-view'
import { listPagePaths } from './page-paths'

const glosses = [{ text: '<b>hand</b>', kind: null }]
const word = buildWord({ senses: [buildSense({ meaningId: 1, glosses })] })

const nothingThere = {
  error: { message: 'none', code: -32004, data: { code: 'NOT_FOUND', httpStatus: 404 } },
}

const answerCall: AnswerCall = async (procedure, input) => {
  const { wordId } = (input ?? {}) as { wordId?: number }
  if (wordId !== word.wordId) return nothingThere
  if (procedure === 'dict.words.getRelated') return { data: { containing: [] } }
  return { data: procedure === 'dict.words.getDefinitionOverview' ? word : [] }
}

function draw(address: string, changes: Partial<AskedPage> = {}) {
  return drawFirstView({ address, marks: {}, datesOfToday: [], answerCall, ...changes })
}

test('a word is drawn as its page draws it, and no text of it is an element', async () => {
  const view = await draw(`/app/dict/words/${word.wordId}`)
  expect(view?.html).toContain('<ruby>手<rt>て</rt></ruby>')
  expect(view?.html).toContain('&lt;b&gt;hand&lt;/b&gt;')
  expect(view?.html).not.toContain('<b>hand')
  expect(view?.title).toBe('手 | Words | Dictionary | Kotonoha')
  expect(view?.description).toBe('手（て）: <b>hand</b>')
  expect(view?.answers.map(({ procedure }) => procedure)).toEqual([
    'dict.words.getDefinitionOverview',
    'dict.words.getUsedKanji',
    'dict.words.getRelated',
  ])
})

test('controls cannot be used before their code is there, links can', async () => {
  const html = (await draw('/terms', { answerCall: async () => ({ data: legalText }) }))?.html ?? ''
  expect(html.match(/<button(?! inert)/g)).toBeNull()
  expect(html).toContain('<a class="app-destination" href="/app/dict/kanji">')
})

test('the field of the search is of use before, as its form goes to the results by itself', async () => {
  const html =
    (
      await draw('/app/dict?q=手&kind=words', {
        answerCall: async () => ({ data: buildAnswer({ items: [buildWordItem({ text: '手' })] }) }),
      })
    )?.html ?? ''
  const [form = ''] = /<form.*?<\/form>/.exec(html) ?? []
  expect(form).toContain('action="/app/dict"')
  expect(form).toMatch(/<input [^>]*name="q"[^>]* value="手"/)
  expect(form).toContain('name="kind" value="words"')
  expect(form).not.toMatch(/<input inert[^>]* name="q"/)
})

test('nothing is drawn by a style engine: all rules are in the style sheet of the page', async () => {
  for (const address of ['/no-such-page', '/app/dict/kanji-recognize/handwriting']) {
    const html = (await draw(address))?.html
    expect(html).not.toContain('<style')
    expect(html).not.toContain('css-')
  }
})

test.each([
  ['/app/dict/words/1', 'an id that no word has'],
  ['/app/dict/words/abc/kanji', 'an id that no word could have'],
  ['/no-such-page', 'no page at all'],
])('%s says that nothing is there: %s', async (address) => {
  const view = await draw(address)
  expect(view?.status).toBe(404)
  expect(view?.title).toBe('Page not found | Kotonoha')
  expect(view?.html).toContain('Oops! Page not found')
})

test.each([
  '/account/sign-in',
  '/app/dict/lists',
  '/app/kanji/study',
  '//elsewhere.example/',
  shellAddress,
])('%s is left to the browser, which knows who is there', async (address) => {
  expect(await draw(address)).toBeUndefined()
})

test('a page whose answers fail is left to the browser, which asks again', async () => {
  const failing = () => Promise.reject(new Error('the disk is gone'))
  expect(await draw(`/app/dict/words/${word.wordId}`, { answerCall: failing })).toBeUndefined()
})

test('pages are drawn beside each other, each from its own answers', async () => {
  const isDrawn = async (text: string) => {
    const data = { ...legalText, mdxContent: text }
    const view = await draw('/terms', { answerCall: async () => ({ data }) })
    return view?.html.includes(text)
  }
  expect(await Promise.all(['One text', 'Another text'].map(isDrawn))).toEqual([true, true])
})

test('the page shows accounts where the installation has them', async () => {
  const marks = { 'kotonoha-accounts': 'on' }
  expect((await draw('/no-such-page', { marks }))?.html).toContain('href="/app/dict/lists"')
  expect((await draw('/no-such-page'))?.html).not.toContain('href="/app/dict/lists"')
})

test('sentences, which a page asks for once it has found their words, are drawn with it', async () => {
  const found = buildAnswer({
    items: [buildWordItem({ text: '食べる' })],
    understanding: buildUnderstanding({
      interpretations: [{ language: 'japanese', text: '食べる', resultCount: 1 }],
    }),
  })
  const sentence = {
    japanese: [{ text: 'パンを食べる。', isHeadword: true }],
    english: 'I eat bread.',
    sourceIds: ['1'],
    word: found.items[0],
  }
  const view = await draw('/app/dict?q=食べる&kind=sentences', {
    answerCall: async (procedure) =>
      procedure === 'dict.search.listSentences'
        ? { data: { items: [sentence], nextCursor: null, total: 1, isTotalExact: true } }
        : { data: found },
  })
  expect(view?.html).toContain('I eat bread.')
  expect(view?.answers.map((answer) => answer.procedure)).toContain('dict.search.listSentences')
})

test('home is drawn for each date that is today somewhere, of which one is seen', async () => {
  const view = await draw('/app/dict', {
    datesOfToday: ['2026-04-01', '2026-04-02'],
    answerCall: async (procedure, input) =>
      procedure === 'dict.daily.getToday' ? { data: buildToday(input) } : nothingThere,
  })
  const [, first, second] = view?.html.split('data-date=') ?? []
  expect(first).toMatch(/^"2026-04-01"><section.*Kanji of the day.*meaning on 2026-04-01/)
  expect(second).toMatch(/^"2026-04-02" hidden=""><section.*meaning on 2026-04-02/)
})

test.each(['reduced', 'full'] as const)(
  'what a %s dictionary is comes with home where it lacks something',
  async (edition) => {
    const about = {
      ...{ version: 'v', edition, missingFeatures: edition === 'full' ? [] : ['proper names'] },
      ...{ sources: [], counts: { words: 4000, kanji: 600, names: 0, examples: 0 } },
    }
    const view = await draw('/app/dict', {
      answerCall: async (procedure) =>
        procedure === 'dict.about.getDictionary' ? { data: about } : nothingThere,
    })
    const isThere = edition === 'reduced'
    expect(view?.html.includes('This is the reduced dictionary')).toBe(isThere)
    const told = view?.answers.map(({ procedure }) => procedure)
    expect(told?.includes('dict.about.getDictionary')).toBe(isThere)
  },
)

/** The kanji's meaning tells the dates apart. */
function buildToday(input: unknown) {
  const { date } = input as { date: string }
  const kanji = {
    kanjiId: '手',
    literal: '手',
    meanings: [`meaning on ${date}`],
    onReadings: ['シュ'],
    kunReadings: ['て'],
    jlpt: 'N4',
  }
  return { date, kanji, word: { ...word, furigana: [], glosses: ['hand'], jlpt: null } }
}

const shareToken = 'AbCdEfGhIjKlMnOpQrStUv'
const withAccounts = { 'kotonoha-accounts': 'on' }

test('a shared list is drawn with its first items, and says how many more there are', async () => {
  const asked: unknown[] = []
  const view = await draw(`/lists/${shareToken}`, {
    marks: withAccounts,
    answerCall: async (procedure, input) => {
      asked.push(procedure, input)
      const items = [{ ...savedWord, note: '<i>note' }]
      return {
        data: { name: 'For class', updatedAt: '2026-04-01T12:00:00Z', itemCount: 300, items },
      }
    },
  })
  expect(asked).toEqual(['dict.lists.getSharedList', { shareToken, first: expect.any(Number) }])
  expect(view).toMatchObject({ status: 200, title: 'For class | Kotonoha' })
  expect(view?.description).toBe('A list of 300 items. 手 …')
  expect(view?.html).toMatch(/300 items.*April 1, 2026.*手.*&lt;i&gt;note.*and 299 more/s)
  expect(view?.answers.map(({ procedure }) => procedure)).toEqual(['dict.lists.getSharedList'])
})

test('a link that leads to no list says so, and so it does where there are no accounts', async () => {
  for (const marks of [withAccounts, {}]) {
    const view = await draw(`/lists/${shareToken}`, { marks, answerCall: async () => nothingThere })
    expect(view?.status).toBe(404)
    expect(view?.html).toContain('No list here')
    expect(view?.answers).toEqual([])
  }
})

const savedWord = {
  itemId: 'saaaaaaaaaa',
  thing: { kind: 'word', wordId: word.wordId, spellingId: 'saaaaaaaaaa' },
  addedAt: '2026-04-01T12:00:00Z',
  text: '手',
  reading: 'て',
  gloss: 'hand',
  word: buildWordItem({ text: '手' }),
  kanji: null,
}

test('the landing page reads as text, whatever the dictionary has', async () => {
  const view = await draw('/landing/kanji', { answerCall: async () => nothingThere })
  expect(view?.html).toContain('<h1>Learn to read Japanese, and keep it</h1>')
  expect(view?.html).toContain('href="/account/create')
  expect(view?.html).not.toContain('id="landing-course"')
  expect(view?.answers).toEqual([])
})

test('the landing page draws the course that the dictionary teaches', async () => {
  const level = { level: 1, kanji: '日一', components: 3, words: 4, readShare: 0.15 }
  const view = await draw('/landing/kanji', {
    answerCall: async (procedure) =>
      procedure === 'kanji.landing.getCourse'
        ? { data: { levels: [level], jlpt: [{ jlpt: 'N5', level: 1 }] } }
        : nothingThere,
  })
  expect(view?.html).toContain('15\u00A0% of the kanji in a text')
  expect(view?.description).toContain('2 kanji')
})

test('the landing page says what it costs where something is sold, and nowhere else', async () => {
  const price = { plan: 'annual', amount: 7200, currency: 'eur', interval: 'year' } as const
  const offer = { freeLevels: 3, tax: 'added', prices: [price] } as const
  const answerCall = async () => nothingThere
  const sold = await draw('/landing/kanji', { answerCall, offer: { ...offer, prices: [price] } })
  expect(sold?.html).toContain('€72.00 a year')
  expect(sold?.html).toContain('levels 1 to 3')
  expect(sold?.html).toContain('Plus VAT or sales tax')
  const free = await draw('/landing/kanji', { answerCall })
  expect(free?.html).not.toContain('What it costs')
})

test('every page of the routes has its path, and what is only around pages has none', () => {
  const paths = listPagePaths()
  expect(paths).toContain('/app/dict')
  expect(paths).toContain('/app/dict/kanji/:/writing')
  expect(paths).toContain('/app/kanji/components/:')
  expect(paths).toContain('/lists/:')
  expect(paths).toContain('/landing/kanji')
  expect(paths).not.toContain('/app')
})

const legalText = { mdxContent: '<p>Terms</p>', updatedOn: '2026-04-01' }
