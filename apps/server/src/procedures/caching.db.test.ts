import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createTinyServer, toBatchPath, toQueryPath } from '../testing/tiny-server'

const { ask } = createTinyServer()

const eat = toQueryPath('dict.words.getDefinitionOverview', { wordId: 1000110 })
const goToday = toQueryPath('dict.words.getDefinitionOverview', { wordId: 1000520 })

/** The bytes as they were sent; `fetch` would unpack them. */
async function askForBytes(path: string, acceptEncoding: string) {
  const { url } = await ask(path)
  return new Promise<{ bytes: Buffer; encoding: string | undefined; vary: string | undefined }>(
    (resolve, reject) => {
      request(url, { headers: { 'accept-encoding': acceptEncoding } }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            bytes: Buffer.concat(chunks),
            encoding: response.headers['content-encoding'],
            vary: response.headers.vary,
          }),
        )
      })
        .on('error', reject)
        .end()
    },
  )
}

test('an answer of the dictionary may be kept by every cache for a while', async () => {
  const { headers } = await ask(eat)
  expect(headers.get('cache-control')).toBe('public, max-age=300, stale-while-revalidate=86400')
})

test('which dictionary is open is asked anew each time, alone and in a batch', async () => {
  const alone = await ask('/api/dict.about.getDictionary')
  const batch = await ask(
    toBatchPath([['dict.kanji.getRelated', { id: '食' }], ['dict.about.getDictionary']]),
  )
  expect(alone.headers.get('cache-control')).toBe('public, no-cache')
  expect(batch.headers.get('cache-control')).toBe('public, no-cache')
})

test('the tag names the dictionary, and is another for another question', async () => {
  const { version } = (await (await ask('/api/dict.about.getDictionary')).json()).result.data
  const tag = (await ask(eat)).headers.get('etag')
  expect(tag).toContain(version)
  expect((await ask(eat)).headers.get('etag')).toBe(tag)
  expect((await ask(goToday)).headers.get('etag')).not.toBe(tag)
})

test('a copy that is still good is not sent again', async () => {
  const etag = (await ask(eat)).headers.get('etag') ?? ''
  const again = await ask(eat, { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  expect(again.headers.get('etag')).toBe(etag)
  expect(again.headers.get('cache-control')).toContain('max-age')
  const changed = await ask(eat, { headers: { 'if-none-match': etag.replace('test', 'older') } })
  expect(changed.status).toBe(200)
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)(
  'a long answer is sent as %s to those who take it, every time the same',
  async (encoding, unpack) => {
    const plain = await askForBytes(eat, 'identity')
    expect(plain.encoding).toBeUndefined()
    expect(plain.bytes.byteLength).toBeGreaterThan(1024)
    for (const answer of [await askForBytes(eat, encoding), await askForBytes(eat, encoding)]) {
      expect(answer.encoding).toBe(encoding)
      expect(answer.bytes.byteLength).toBeLessThan(plain.bytes.byteLength / 2)
      expect(unpack(answer.bytes).equals(plain.bytes)).toBe(true)
      expect(answer.vary).toContain('accept-encoding')
    }
  },
)

test('a short answer is not worth compressing', async () => {
  const path = toQueryPath('dict.words.getConjugation', { wordId: 1000860 })
  const { encoding, bytes } = await askForBytes(path, 'gzip, br')
  expect(bytes.byteLength).toBeLessThan(1024)
  expect(encoding).toBeUndefined()
})
