import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createTemporaryFolders } from '../testing/temporary-folders'
import { createTemplatesHandler } from './templates-handler'

const makeFolder = createTemporaryFolders()

/** Long enough to be worth compressing. */
const templates = new Uint8Array(5000).fill(7)

function onlyVersion(): never {
  throw new Error('only the version is asked for')
}

function buildHandler(path: string) {
  return createTemplatesHandler({
    path,
    dictionaries: {
      lease: () => ({
        dictionary: {
          version: 'abc123',
          close: () => {},
          prepare: onlyVersion,
          prepareValue: onlyVersion,
        },
        release: () => {},
      }),
    },
  })
}

function writeTemplates(): string {
  const path = join(makeFolder(), 'handwriting.bin')
  writeFileSync(path, templates)
  return path
}

function ask(version: string, headers: Record<string, string> = {}): Request {
  return new Request(`http://site.test/handwriting/templates-${version}.bin`, { headers })
}

test('under the version of the present dictionary they may be kept for ever', async () => {
  const response = await buildHandler(writeTemplates())(ask('abc123'))
  expect(response.headers.get('cache-control')).toContain('immutable')
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(templates)
})

test('under another version they are sent, but not to be kept: the page is an older one', async () => {
  const response = await buildHandler(writeTemplates())(ask('older'))
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-cache')
})

test('they are compressed for those who take it', async () => {
  const answer = buildHandler(writeTemplates())
  const response = await answer(ask('abc123', { 'accept-encoding': 'br' }))
  expect(response.headers.get('content-encoding')).toBe('br')
  const sent = Buffer.from(await response.arrayBuffer())
  expect(sent.length).toBeLessThan(templates.length)
  expect(new Uint8Array(brotliDecompressSync(sent))).toEqual(templates)
})

test('a copy that is still good is not sent again, one of an older file is', async () => {
  const path = writeTemplates()
  const answer = buildHandler(path)
  const tag = (await answer(ask('abc123'))).headers.get('etag') ?? ''
  expect((await answer(ask('abc123', { 'if-none-match': tag }))).status).toBe(304)
  writeFileSync(path, new Uint8Array(6000))
  utimesSync(path, new Date(), new Date('2030-01-01'))
  const newer = await answer(ask('abc123', { 'if-none-match': tag }))
  expect(newer.status).toBe(200)
  expect((await newer.arrayBuffer()).byteLength).toBe(6000)
})

test('without the file the answer says what to run', async () => {
  const response = await buildHandler(join(makeFolder(), 'none.bin'))(ask('abc123'))
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('dictionary:build')
})
