import { connect } from 'node:net'
import { appRouter } from '@kotonoha/api/app-router'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createTinyServer } from '../testing/tiny-server'

const { ask, logged } = createTinyServer()

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom(
    '食',
    '\ud800',
    '\0',
    '"',
    '*',
    '?',
    '#n5',
    '%',
    '\\',
    '-',
    'NEAR(',
    '食べ\ud83d',
  ),
)
const oddValue = fc.oneof(
  oddText,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(oddText, { maxLength: 3 }),
  fc.constantFrom('N5', 1000110, 'words', 'names', '9999-12-31', 2 ** 53),
)
const fieldNames =
  'id wordId spellingId wordSpellingId meaningId jlpt strokes pos sort limit cursor order position readingId query kind date'
const oddInput = fc.oneof(
  oddValue,
  fc.dictionary(fc.constantFrom(...fieldNames.split(' ')), oddValue),
  fc.record({ query: oddText, kind: fc.constantFrom('words', 'kanji', 'names') }),
  fc.record({ id: fc.constant('食'), readingId: oddText }),
  fc.record({ cursor: oddText }),
)
/** Those of learners are tried where somebody is signed in. */
const procedureNames = Object.keys(appRouter._def.procedures).filter((name) =>
  /^dict\.(kanji|words|search|daily|about)\./.test(name),
)

test('no input, however odd, is ever the fault of the server', { timeout: 60_000 }, async () => {
  expect(procedureNames.length).toBeGreaterThanOrEqual(14)
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...procedureNames), oddInput, async (name, input) => {
      // Half a surrogate pair cannot stand in an address but as an escape of JSON.
      const json = JSON.stringify(input)
      const response = await ask(`/api/${name}?input=${encodeURIComponent(json)}`)
      const body = await response.json()
      expect(response.status, `${name} ${json} ${logged()}`).toBeLessThan(500)
      expect('result' in body).toBe(response.status === 200)
    }),
    { numRuns: 600 },
  )
})

test('no address, however odd, is ever the fault of the server', { timeout: 60_000 }, async () => {
  const oddPiece = fc.oneof(
    oddText.map((text) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, ''))),
    fc.constantFrom(
      '%',
      '%E9',
      '%00',
      '..',
      '.',
      ',',
      '&',
      '=',
      '?',
      '#',
      'batch=1',
      'input={}',
      ';',
    ),
    fc.constantFrom(...procedureNames),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(oddPiece, { maxLength: 8 }), async (pieces) => {
      const path = `/api/${pieces.join('')}`
      // Dots may lead out of the calls, to the pages.
      fc.pre(new URL(path, 'http://site.test').pathname.startsWith('/api/'))
      const response = await ask(path)
      const body = await response.json()
      expect(response.status, pieces.join('')).toBeLessThan(500)
      expect(Array.isArray(body) || 'error' in body || 'result' in body).toBe(true)
    }),
    { numRuns: 400 },
  )
})

test('a body that breaks off is answered by nobody, and is no failure of ours', async () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { port } = new URL((await ask('/health')).url)
  const socket = connect(Number(port), '127.0.0.1')
  socket.on('error', () => {})
  const path = '/api/dict.lists.createList'
  socket.write(`POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\n{`)
  // Answered after the half has arrived.
  await ask('/health')
  socket.resetAndDestroy()
  await expect.poll(logged).toContain('"status":499')
  expect(written).not.toHaveBeenCalled()
  expect(logged()).not.toContain('request failed')
})
